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
  const sizes = (...pieces: number[]) => pagesOf(pieces, (piece) => piece);

  it.each<[what: string, pieces: number[], pages: number[][]]>([
    ['nothing', [], [[]]],
    ['a full page', Array<number>(full).fill(1), [Array<number>(full).fill(1)]],
    ['one post more', [full, 1], [[full], [1]]],
    ['a series at the edge', [full - 1, 2, 1], [[full - 1], [2, 1]]],
    ['a series of more than a page', [full + 1, 1], [[full + 1], [1]]],
  ])('divides %s', (_, pieces, pages) => expect(sizes(...pieces)).toEqual(pages));
});
