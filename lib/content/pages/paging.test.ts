import { expect, it } from 'vitest';

import { onPage, POSTS_PER_PAGE, pageCount, spanOf } from './paging';

const full = POSTS_PER_PAGE;

it.each([
  [0, 1],
  [1, 1],
  [full, 1],
  [full + 1, 2],
  [5000, Math.ceil(5000 / full)],
])('%i posts take %i pages', (posts, pages) => expect(pageCount(posts)).toBe(pages));

it('the pages contain every post once, in order', () => {
  const posts = Array.from({ length: 2 * full + 1 }, (_, index) => index);
  const pages = Array.from({ length: pageCount(posts.length) }, (_, index) =>
    onPage(posts, index + 1),
  );
  expect(pages.map(({ length }) => length)).toEqual([full, full, 1]);
  expect(pages.flat()).toEqual(posts);
  expect(onPage(posts, pages.length + 1)).toEqual([]);
});

it('gives each date to exactly one page', () => {
  const day = (index: number) =>
    new Date(Date.UTC(2025, 0, 200 - index)).toISOString().slice(0, 10);
  const list = Array.from({ length: 100 }, (_, index) => ({ date: day(index) }));
  expect(spanOf(list, 1)).toEqual({ after: day(48) });
  expect(spanOf(list, 2)).toEqual({ upTo: day(48), after: day(96) });
  expect(spanOf(list, 3)).toEqual({ upTo: day(96), after: undefined });
  expect(spanOf(list.slice(0, 9), 1)).toEqual({ after: undefined });
});
