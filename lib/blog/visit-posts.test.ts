import { expect, it } from 'vitest';
import type { Span } from '../content/pages/paging';
import { sampleData, samplePost } from '../editor/fixtures';
import { createBlogStore } from './blog-store';
import type { StoredPost } from './stored-post';
import {
  type ListOf,
  postHref,
  postOf,
  seriesSteps,
  storedPosts,
  visitCounts,
  visitKicker,
  visitLinks,
  visitList,
} from './visit-posts';

type Changes = Record<string, StoredPost | null>;

const series = { name: 'Looms', part: 1 };
const one = samplePost('one', { date: '2025-04-08', tags: ['pilots'] });
const two = samplePost('two', { date: '2025-04-07' });
const a1 = samplePost('a1', { date: '2025-04-06', series });
const a2 = samplePost('a2', { date: '2025-04-05', series: { ...series, part: 2 } });
const published = [one, two, a1, a2];

function stateOf(changes: Changes = {}, posts: readonly StoredPost[] = published) {
  const store = createBlogStore();
  store.open(posts, ['two', 'one']);
  for (const [id, post] of Object.entries(changes)) store.change(id, post);
  return store.get();
}
const moved = (post: StoredPost) => ({ ...post, date: '2025-04-01' });
const ids = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);

// docs/specification.md B11.
it('the store starts with the samples, appends, replaces, removes, finds and restores posts', () => {
  const store = createBlogStore();
  store.open(sampleData.posts, sampleData.samples);
  expect(ids(storedPosts(store.get()))).toEqual(['one', 'two', 'three']);
  store.change('new', samplePost('new'));
  store.change('two', samplePost('two', { title: 'Other' }));
  store.change('one', null);
  expect(ids(storedPosts(store.get()))).toEqual(['two', 'three', 'new']);
  expect(postOf(store.get(), 'two')?.title).toBe('Other');
  expect(postOf(store.get(), 'blog-05')?.id).toBe('blog-05');
  // A deleted post comes back as it was, changed or not.
  const { changes } = store.get();
  for (const id of ['three', 'two']) {
    store.change(id, null);
    store.restore(id, changes.get(id));
  }
  expect(store.get().changes).toEqual(changes);
});

const paper = { date: '2025-04-07', content: 'paper' };
const items = [...published.map(({ id, date }) => ({ id, date, content: id })), paper];
/** What a list shows of these items, and of changed posts. */
const shown = (changes: Changes, list: ListOf, of = 'one two a1 a2 paper', span: Span = {}) => {
  const before = items.filter(({ content }) => of.split(' ').includes(content));
  const after = visitList(stateOf(changes), before, list, ({ id }) => `*${id}`, span);
  return after.map(({ content }) => content).join(' ');
};
const n = (more: Partial<StoredPost> = {}) => samplePost('n', { date: '2025-04-06', ...more });
const part = { date: '2025-04-09', series: { ...series, part: 3 } };

const looms = { series: 'Looms' };

it.each<[string, ListOf, of: string | undefined, Changes, expected: string]>([
  ['a new post at its date', 'all', undefined, { n: n() }, 'one paper two a1 *n a2'],
  ['a changed post', 'all', undefined, { one: moved(one) }, 'paper two a1 a2 *one'],
  ['another in place of a deleted one', 'all', 'one', { one: null }, '*two *a1 *a2'],
  ['its parts in order', looms, 'a1 a2', { n: n(part) }, 'a1 a2 *n'],
  ['no post that left it', looms, 'a1 a2', { a1: { ...a1, series: undefined } }, 'a2'],
])('a list shows %s', (_, list, of, changes, expected) => {
  expect(shown(changes, list, of)).toBe(expected);
});

it.each<[list: ListOf, more: Partial<StoredPost>, isInList: boolean]>([
  [{ topic: 'technology' }, { tags: [] }, true],
  [{ topic: 'pilots' }, { tags: ['pilots'] }, true],
  [{ period: '2025-04' }, { date: '2024-04-06' }, false],
  [{ period: '2024' }, { date: '2024-04-06' }, true],
])('a list of %j has a post with %j: %s', (list, more, isInList) => {
  expect(shown({ n: n(more) }, list, '').includes('*n')).toBe(isInList);
});

it('a list that is one of several pages gets the changed posts of its dates, and no others', () => {
  // The post "one" has the newest date of this page, and is on the page before.
  const onPage = (changes: Changes) =>
    shown(changes, { author: 'ada' }, 'two paper', { upTo: one.date, after: a1.date });
  expect(onPage({ n: n({ date: '2025-04-07' }), two: null })).toBe('paper *n');
  for (const date of ['2025-04-09', a1.date]) {
    expect(onPage({ n: n({ date }) }), date).not.toContain('*n');
  }
  expect(onPage({ two: moved(two) })).toBe('paper');
});

it('a part has its place among the parts of the visit', () => {
  const alone = { last: 2, previous: undefined, next: undefined };
  expect(seriesSteps(stateOf({ a1: null }), 'a2', 'Looms')).toEqual(alone);
  const a3 = samplePost('a3', { series: { ...series, part: 3 } });
  const state = stateOf({ a3 });
  expect(seriesSteps(state, 'a2', 'Looms').last).toBe(3);
  expect(visitKicker(state, a2)).toBe('Looms · Part 2 of 3');
  expect(visitKicker(state, one)).toBe('Technology');
});

it('links follow the titles of changed posts, and leave deleted posts out', () => {
  const link = (href: string, title = href) => ({ href, title, kind: 'Article' });
  const links = ['/blog/one', '/blog/two', '/whitepapers/one'].map((href) => link(href));
  const state = stateOf({ one: { ...one, title: 'Other' }, two: null });
  expect(visitLinks(state, links)).toEqual([link('/blog/one', 'Other'), links[2]]);
  expect(postHref(state, 'one')).toBe('/blog/one');
  expect(postHref(stateOf({ n: n() }), 'n')).toBe('/blog/preview?post=n');
});

it('counts by month follow the changes; without any, lists and counts are the published ones', () => {
  expect(visitList(stateOf(), items, 'all', () => '')).toBe(items);
  const counts = { '2025-04': 4 };
  expect(visitCounts(stateOf(), counts)).toBe(counts);
  const changes = { one: null, n: samplePost('n', { date: '2024-01-01' }) };
  expect(visitCounts(stateOf(changes), counts)).toEqual({ '2025-04': 3, '2024-01': 1 });
});
