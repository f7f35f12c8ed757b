import { afterEach, expect, it, vi } from 'vitest';

const credentials = { password: null, members: [] };

afterEach(() => {
  vi.unstubAllGlobals();
});

it('fetches the credentials once, and again after a failure', async () => {
  const fetched = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(new Response('gone', { status: 404 }))
    .mockResolvedValueOnce(new Response('<html>'))
    .mockImplementation(async () => Response.json(credentials));
  vi.stubGlobal('fetch', fetched);
  const { loadTeamCredentials } = await import('./team');
  await expect(loadTeamCredentials()).rejects.toThrow('offline');
  await expect(loadTeamCredentials()).rejects.toThrow('404');
  await expect(loadTeamCredentials()).rejects.toThrow(SyntaxError);
  expect(await Promise.all([loadTeamCredentials(), loadTeamCredentials()])).toEqual([
    credentials,
    credentials,
  ]);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(fetched).toHaveBeenCalledWith('/auth/team.json');
});
