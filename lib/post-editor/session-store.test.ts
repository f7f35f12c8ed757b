import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { memoryStore } from '../auth/fixtures';
import { goodDraft, sampleData, samplePost } from './fixtures';
import { createSessionStore } from './session-store';

const heard = new Set<string>();
const fetched = vi.fn();

beforeEach(() => {
  heard.clear();
  fetched.mockReset().mockImplementation(async () => Response.json(sampleData));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', {
    addEventListener: (name: string) => heard.add(name),
    removeEventListener: (name: string) => heard.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the session store', () => {
  it('fetches the samples once', async () => {
    const store = createSessionStore();
    expect(fetched).not.toHaveBeenCalled();
    await Promise.all([store.load(), store.load()]);
    await store.load();
    expect(fetched.mock.calls).toEqual([['/admin/posts.json']]);
    expect(store.get().posts).toHaveLength(3);
  });

  it('can try again after a failure', async () => {
    const store = createSessionStore();
    fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
    await expect(store.load()).rejects.toThrow('503');
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    await expect(store.load()).rejects.toThrow('offline');
    await store.load();
    expect(store.get().posts).toHaveLength(3);
  });

  it('fetches a published post when it is opened', async () => {
    const store = createSessionStore();
    await store.load();
    fetched.mockResolvedValueOnce(Response.json(samplePost('blog-05')));
    await store.openPost('blog-05');
    expect(fetched).toHaveBeenLastCalledWith('/admin/posts/blog-05.json');
    expect(store.get().posts.at(-1)?.id).toBe('blog-05');
    fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
    await expect(store.openPost('other')).rejects.toThrow('503');
  });

  it('restores unsaved drafts after a reload, until they are saved or discarded', async () => {
    const { store, items } = memoryStore();
    vi.stubGlobal('sessionStorage', store);
    const before = createSessionStore();
    await before.load();
    before.dispatch({ type: 'write', key: '', draft: goodDraft });
    before.dispatch({ type: 'write', key: 'gone-since', draft: goodDraft });

    const after = createSessionStore();
    expect(after.get().drafts).toEqual({});
    await after.load();
    expect(after.get().drafts).toEqual({ '': goodDraft, 'gone-since': goodDraft });
    expect(after.get().recovered).toBe(2);
    after.dispatch({ type: 'dismissRecovered' });
    expect(after.get().recovered).toBe(0);
    const post = { ...sampleData.posts[0], id: 'new' } as (typeof sampleData.posts)[number];
    after.dispatch({ type: 'add', post, key: 'gone-since' });
    after.dispatch({ type: 'discard', key: '' });
    expect(items).toEqual({});
    const again = createSessionStore();
    await again.load();
    expect(again.get()).toMatchObject({ drafts: {}, recovered: 0 });
  });

  it('has a beforeunload listener only while changes would be lost', async () => {
    const store = createSessionStore();
    await store.load();
    expect(heard).toEqual(new Set());
    store.dispatch({ type: 'write', key: '', draft: goodDraft });
    expect(heard).toEqual(new Set(['beforeunload']));
    store.dispatch({ type: 'discard', key: '' });
    expect(heard).toEqual(new Set());
  });

  it('notifies subscribers until they unsubscribe', async () => {
    const store = createSessionStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    await store.load();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.dispatch({ type: 'dismissUndo' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
