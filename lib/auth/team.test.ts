import { afterEach, expect, it, vi } from 'vitest';

const roster = { password: null, members: [] };

afterEach(() => {
  vi.unstubAllGlobals();
});

it('fetches the roster once, and again after a failure', async () => {
  const fetched = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(new Response('gone', { status: 404 }))
    .mockResolvedValueOnce(new Response('<html>'))
    .mockImplementation(async () => Response.json(roster));
  vi.stubGlobal('fetch', fetched);
  const { loadRoster } = await import('./team');
  await expect(loadRoster()).rejects.toThrow('offline');
  await expect(loadRoster()).rejects.toThrow('404');
  await expect(loadRoster()).rejects.toThrow(SyntaxError);
  expect(await Promise.all([loadRoster(), loadRoster()])).toEqual([roster, roster]);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(fetched).toHaveBeenCalledWith('/auth/team.json');
});
