import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { memoryStore } from '../auth/fixtures';
import { createBlogStore } from '../blog/blog-store';
import { storedPosts } from '../blog/visit-posts';
import { createEditorStore, isExported } from './editor-store';
import { goodDraft, sampleData, samplePost } from './fixtures';
import { publishedFile } from './post-file';

let memory: ReturnType<typeof memoryStore>;
let warns: boolean;

beforeEach(() => {
  memory = memoryStore();
  warns = false;
  vi.stubGlobal('sessionStorage', memory.store);
  vi.stubGlobal('addEventListener', () => {
    warns = true;
  });
  vi.stubGlobal('removeEventListener', () => {
    warns = false;
  });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(sampleData)),
  );
});
afterEach(() => vi.unstubAllGlobals());

async function openStore() {
  const blog = createBlogStore();
  const store = createEditorStore(blog);
  await store.load();
  return { ...store, blog };
}
it('fills the blog store with the published posts and the samples', async () => {
  const { blog } = await openStore();
  expect(blog.get().published).toEqual(sampleData.posts);
  expect(storedPosts(blog.get()).map(({ id }) => id)).toEqual(sampleData.samples);
});

it('fetches its data once, and again after a failure', async () => {
  vi.mocked(fetch).mockResolvedValueOnce(new Response('', { status: 404 }));
  const store = createEditorStore(createBlogStore());
  await expect(store.load()).rejects.toThrow('404');
  await Promise.all([store.load(), store.load()]);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('has no draft that nobody wrote, whatever the id is', async () => {
  const store = await openStore();
  const has = (id: string) => id in store.get().drafts;
  expect(['constructor', 'valueOf', '__proto__'].filter(has)).toEqual([]);
  store.write('constructor', goodDraft);
  expect(has('constructor')).toBe(true);
  store.write('constructor');
  expect(has('constructor')).toBe(false);
});

it('reads what is published now', async () => {
  const store = await openStore();
  const posts = [samplePost('one', { content: 'Newer.\n' })];
  vi.mocked(fetch).mockResolvedValueOnce(Response.json({ ...sampleData, posts }));
  const before = publishedFile(sampleData, 'one');
  expect(publishedFile(await store.latest(), 'one')).toBe(
    before?.replace(/---\n[^-]+$/, '---\nNewer.\n'),
  );
  expect(publishedFile(sampleData, 'new')).toBeUndefined();
});

describe('drafts', () => {
  it('survive a reload until they are removed', async () => {
    (await openStore()).write('', goodDraft);
    const store = await openStore();
    expect(store.get().drafts).toEqual({ '': goodDraft });
    store.write('');
    expect((await openStore()).get().drafts).toEqual({});
  });

  it.each(['{', '7', '{"a":{"title":"x"}}', '[null]'])(
    'damaged data %s is ignored',
    async (text) => {
      memory.items['unsaved-posts'] = text;
      expect((await openStore()).get().drafts).toEqual({});
    },
  );

  it('are kept in memory when the browser refuses storage', async () => {
    Object.assign(memory.refusing, { reads: true, writes: true });
    const store = await openStore();
    store.write('', goodDraft);
    expect(store.get().drafts['']).toEqual(goodDraft);
  });
});

it('the browser asks before leaving while a draft or a post would be lost', async () => {
  const { blog, ...store } = await openStore();
  expect(warns).toBe(false);
  store.write('', goodDraft);
  expect(warns).toBe(true);
  store.write('');
  expect(warns).toBe(false);
  blog.change('new', samplePost('new'));
  expect(warns).toBe(true);
  store.markExported('new');
  expect(warns).toBe(false);
  expect(isExported(store.get(), blog.get(), 'new')).toBe(true);
  blog.change('new', samplePost('new', { title: 'Other' }));
  expect(warns).toBe(true);
  expect(isExported(store.get(), blog.get(), 'new')).toBe(false);
});
