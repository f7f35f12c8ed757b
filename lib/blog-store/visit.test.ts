import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { goodDraft, sampleDesk } from './fixtures';
import { createVisit } from './visit';

const heard = new Set<string>();
const fetched = vi.fn();

beforeEach(() => {
  heard.clear();
  fetched.mockReset().mockImplementation(async () => Response.json(sampleDesk));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', {
    addEventListener: (name: string) => heard.add(name),
    removeEventListener: (name: string) => heard.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a visit', () => {
  it('fetches the samples once', async () => {
    const visit = createVisit();
    expect(fetched).not.toHaveBeenCalled();
    await Promise.all([visit.load(), visit.load()]);
    await visit.load();
    expect(fetched.mock.calls).toEqual([['/admin/posts.json']]);
    expect(visit.get().posts).toHaveLength(3);
  });

  it('can try again after a failure', async () => {
    const visit = createVisit();
    fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
    await expect(visit.load()).rejects.toThrow('503');
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    await expect(visit.load()).rejects.toThrow('offline');
    await visit.load();
    expect(visit.get().posts).toHaveLength(3);
  });

  it('listens for leaving only while something would be lost', async () => {
    const visit = createVisit();
    await visit.load();
    expect(heard).toEqual(new Set());
    visit.dispatch({ type: 'write', key: '', draft: goodDraft });
    expect(heard).toEqual(new Set(['beforeunload']));
    visit.dispatch({ type: 'discard', key: '' });
    expect(heard).toEqual(new Set());
  });

  it('tells those who listen, until they stop', async () => {
    const visit = createVisit();
    const listener = vi.fn();
    const stop = visit.subscribe(listener);
    await visit.load();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    visit.dispatch({ type: 'settle' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
