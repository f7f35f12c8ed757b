import { describe, expect, it } from 'vitest';

import { onPage, POSTS_PER_PAGE, pageCount, pagesOf } from './paging';

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

describe('pagesOf', () => {
  it.each<[what: string, counts: Record<string, number>, pages: number[]]>([
    ['alone', { '2024-05': 1 }, [1]],
    ['at the end of a page', { '2024-06': full - 1, '2024-05': 1 }, [1]],
    ['at the start of a page', { '2024-06': full, '2024-05': 1 }, [2]],
    ['over an edge', { '2024-06': full - 1, '2024-05': 2 }, [1, 2]],
    ['over several pages', { '2025-01': full + 1, '2024-05': 2 * full }, [2, 3, 4]],
    ['before older months', { '2024-05': full, '2024-04': full, '2023-12': 1 }, [1]],
    ['in whatever order they come', { '2024-05': 1, '2023-12': 9, '2024-06': full }, [2]],
    ['without posts', { '2024-06': full, '2024-04': 3 }, []],
    ['of an empty blog', {}, []],
  ])('finds a month %s', (_, counts, pages) => expect(pagesOf('2024-05', counts)).toEqual(pages));

  it('agrees with the list, whatever the months', () => {
    // A year whose months have 1, 4, 7 … posts.
    const months = Array.from({ length: 12 }, (_, index) => ({
      month: `2024-${String(12 - index).padStart(2, '0')}`,
      count: 1 + 3 * index,
    }));
    const posts = months.flatMap(({ month, count }) => Array<string>(count).fill(month));
    const counts = Object.fromEntries(months.map(({ month, count }) => [month, count]));
    for (const { month } of months) {
      const holding = Array.from({ length: pageCount(posts.length) }, (_, index) => index + 1);
      const expected = holding.filter((number) => onPage(posts, number).includes(month));
      expect(pagesOf(month, counts), month).toEqual(expected);
    }
  });
});
