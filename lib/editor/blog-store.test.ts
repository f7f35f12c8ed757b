import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { memoryStore } from '../auth/fixtures';
import { createBlogStore } from './blog-store';
import { goodDraft, sampleData, samplePost } from './fixtures';
import { seriesPlace } from './series-place';
import { postOf, sessionCounts, sessionItems, stepsFrom, storedPosts } from './session-posts';

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
  const store = createBlogStore();
  await store.load();
  return store;
}
const ids = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);

describe('the store (docs/specification.md B11)', () => {
  it('starts with three samples; add appends, update replaces, delete removes, get finds', async () => {
    const store = await openStore();
    expect(ids(storedPosts(store.get()))).toEqual(['one', 'two', 'three']);
    store.change('new', samplePost('new'));
    store.change('two', samplePost('two', { title: 'Other' }));
    store.change('one', null);
    expect(ids(storedPosts(store.get()))).toEqual(['two', 'three', 'new']);
    expect(postOf(store.get(), 'two')?.title).toBe('Other');
    expect(postOf(store.get(), 'one')).toBeUndefined();
    expect(postOf(store.get(), 'blog-05')?.id).toBe('blog-05');
  });

  it('puts back a deleted post, changed or not', async () => {
    const store = await openStore();
    store.change('two', samplePost('two', { title: 'Other' }));
    const before = store.get();
    for (const id of ['one', 'two']) {
      store.change(id, null);
      store.restore(id, before);
    }
    expect(store.get().changes).toEqual(before.changes);
  });

  it('fetches its data once, and again after a failure', async () => {
    vi.mocked(fetch).mockResolvedValueOnce(new Response('', { status: 404 }));
    const store = createBlogStore();
    await expect(store.load()).rejects.toThrow('404');
    await Promise.all([store.load(), store.load()]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
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
  const store = await openStore();
  expect(warns).toBe(false);
  store.write('', goodDraft);
  expect(warns).toBe(true);
  store.write('');
  expect(warns).toBe(false);
  store.change('new', samplePost('new'));
  store.markExported('new');
  expect(warns).toBe(false);
  store.change('new', samplePost('new', { title: 'Other' }));
  expect(warns).toBe(true);
});

describe('posts of the visit among the published ones', () => {
  const items = [
    { ids: ['one'], date: '2025-04-08', content: 'one' },
    { ids: ['two'], date: '2025-04-07', content: 'two' },
    { ids: ['a1', 'a2'], date: '2025-04-06', content: 'series' },
  ];
  const series = { name: 'Looms', part: 1 };
  const data = {
    ...sampleData,
    posts: [
      ...sampleData.posts.slice(0, 2),
      samplePost('a1', { series, date: '2025-04-06' }),
      samplePost('a2', { series: { ...series, part: 2 }, date: '2025-04-05' }),
    ],
  };
  const stateOf = (changes: Record<string, ReturnType<typeof samplePost> | null>) => ({
    ...createBlogStore().get(),
    data,
    changes,
  });
  const shown = (changes: Parameters<typeof stateOf>[0], range = {}) =>
    sessionItems(items, stateOf(changes), range, ({ id }) => `own ${id}`).map(
      (item) => item.content,
    );

  it.each<[string, Parameters<typeof stateOf>[0], object, string[]]>([
    ['no change', {}, {}, ['one', 'two', 'series']],
    [
      'a new post at its date',
      { n: samplePost('n', { date: '2025-04-07' }) },
      {},
      ['one', 'two', 'own n', 'series'],
    ],
    [
      'a changed post once',
      { one: samplePost('one', { date: '2025-04-01' }) },
      {},
      ['two', 'series', 'own one'],
    ],
    ['no deleted post', { two: null }, {}, ['one', 'series']],
    [
      'a changed part in its series',
      { a1: samplePost('a1', { series }) },
      {},
      ['one', 'two', 'series'],
    ],
    [
      'a part that left its series',
      { a1: samplePost('a1', { date: '2025-04-09' }) },
      {},
      ['own a1', 'one', 'two', 'series'],
    ],
    ['no series without parts', { a1: null, a2: null }, {}, ['one', 'two']],
    [
      'nothing of a later page',
      { n: samplePost('n', { date: '2024-01-01' }) },
      { until: '2025-04-06' },
      ['one', 'two', 'series'],
    ],
    [
      'nothing of an earlier page',
      { n: samplePost('n', { date: '2026-01-01' }) },
      { before: '2025-04-09' },
      ['one', 'two', 'series'],
    ],
    [
      'a changed part as a card where each part is one',
      { a1: samplePost('a1', { series }) },
      { single: true },
      ['one', 'own a1', 'two', 'series'],
    ],
    [
      'what is of the month',
      { n: samplePost('n', { date: '2024-01-01' }) },
      { month: '2024-01', until: '2025-04-06' },
      ['one', 'two', 'series', 'own n'],
    ],
  ])('the list shows %s', (_, changes, range, expected) => {
    expect(shown(changes, range)).toEqual(expected);
  });

  it('previous and next are among all posts, and lead to the changed version', () => {
    const n = samplePost('n', { date: '2025-04-07', title: 'New' });
    const state = stateOf({ n, one: samplePost('one', { date: '2025-04-08' }) });
    expect(stepsFrom(state, 'n')).toEqual({
      previous: { title: 'About one', href: '/blog/preview?post=one' },
      next: { title: 'About two', href: '/blog/two' },
    });
  });

  it('a changed part keeps its place in the series', () => {
    const a1 = samplePost('a1', { series });
    expect(seriesPlace(stateOf({ a1 }), a1)).toMatchObject({
      part: 1,
      last: 2,
      previous: undefined,
      next: { href: '/blog/a2' },
    });
  });

  it('counts by month follow the changes', () => {
    const published = { '2025-04': 4 };
    expect(sessionCounts(published, stateOf({}))).toBe(published);
    const changes = { one: null, n: samplePost('n', { date: '2024-01-01' }) };
    expect(sessionCounts(published, stateOf(changes))).toEqual({ '2025-04': 3, '2024-01': 1 });
  });
});
