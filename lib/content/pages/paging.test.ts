import { expect, it } from 'vitest';

import { onPage, POSTS_PER_PAGE, pageCount } from './paging';

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
