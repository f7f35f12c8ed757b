import { expect, it } from 'vitest';

import { POSTS_PER_PAGE, pageCount, spanOf } from './paging';

const full = POSTS_PER_PAGE;

it('there is a page without posts, and a second one for one more than a page has', () => {
  expect([0, full, full + 1].map(pageCount)).toEqual([1, 1, 2]);
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
