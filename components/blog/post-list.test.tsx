import { act, render, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

import { samplePost } from '#lib/editor/fixtures';

let query = '';
const replace = vi.fn();
// Files of a worker share modules: these are loaded again, with the router of this file.
vi.doMock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(query),
  useRouter: () => ({ replace }),
}));
vi.resetModules();
const { BlogArchive } = await import('./blog-archive');
const { BlogProvider, blogStore } = await import('./blog-context');
const { PostList } = await import('./post-list');
const { SimpleBlogProvider } = await import('./simple-blog-context');
afterAll(() => {
  vi.doUnmock('next/navigation');
  vi.resetModules();
});

const posts = [
  { id: 'one', date: '2024-05-29', content: <h2>About one</h2> },
  { id: 'two', date: '2024-05-14', content: <h2>About two</h2> },
];
const may = { key: '2024-05', name: 'May 2024' };
const counts = { '2024-05': 2, '2023-12': 1 };

beforeEach(() => {
  replace.mockReset();
  blogStore.open(
    posts.map(({ id, date }) => samplePost(id, { date })),
    [],
  );
  for (const id of blogStore.get().changes.keys()) blogStore.restore(id);
});

/** Shows the list and the archive. @param text - query of the address */
async function show(text: string, period?: typeof may) {
  query = text;
  await act(async () => {
    render(
      <BlogProvider>
        <SimpleBlogProvider period={period} counts={counts}>
          <PostList posts={posts} number={1} pages={<p>Page 1 of 2</p>} />
          <BlogArchive counts={counts} />
        </SimpleBlogProvider>
      </BlogProvider>,
    );
  });
}
const cards = () => screen.queryAllByText(/^About/).map((each) => each.textContent);
/** Waits for the code of the cards of this visit. */
const expectCards = (titles: readonly string[]) =>
  vi.waitFor(() => expect(cards()).toEqual(titles), { timeout: 60_000 });
const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

it('a month in the query leads to its page', async () => {
  await show('year=2024&month=May');
  expect(replace.mock.calls).toEqual([['/blog/2024/05']]);
  expect(cards()).toHaveLength(2);
});

it.each([
  ['without posts', 'year=2019&month=2', undefined, 'February 2019', []],
  ['whose posts are deleted in this visit', '', may, may.name, ['one', 'two']],
])('a month %s has the empty state, and a way to all', async (_, text, period, name, deleted) => {
  for (const id of deleted) blogStore.change(id, null);
  await show(text, period);
  expect(replace).not.toHaveBeenCalled();
  expect(cards()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe(`Posts from ${name}`);
  screen.getByRole('heading', { name: 'No blog posts found for this period' });
  expect(hrefOf('Show All Posts')).toBe('/blog#posts');
  // The links to other pages of the list belong to the page, not to the query.
  expect(screen.queryByText('Page 1 of 2') === null).toBe(text !== '');
});

it('a month that has posts in this visit only is shown by the list', async () => {
  blogStore.change('new', samplePost('new', { date: '2025-01-03' }));
  await show('year=2025&month=1');
  await expectCards(['About new']);
  expect(hrefOf('January (1)')).toBe('/blog?year=2025&month=1#posts');
  expect(hrefOf('All of 2025')).toBeUndefined();
});

it('the page of a month has its posts of this visit, and marks it in the archive', async () => {
  blogStore.change('new', samplePost('new', { date: '2024-05-20' }));
  blogStore.change('later', samplePost('later', { date: '2024-06-01' }));
  blogStore.change('two', null);
  await show('', may);
  await expectCards(['About one', 'About new']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('May (2)');
  expect(hrefOf('All of 2024')).toBe('/blog/2024#posts');
});
