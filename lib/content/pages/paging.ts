/** Posts per page of the blog list, and in a feed. Limits the size of the HTML of a long blog. */
export const POSTS_PER_PAGE = 48;

/** Number of pages of the list; 1 if there are no posts. */
export const pageCount = (posts: number) => Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));

/** Numbers of the pages after the first. */
export const olderPages = (last: number): number[] =>
  Array.from({ length: last - 1 }, (_, index) => index + 2);

/** The items on a page; pages are numbered from 1. */
export const onPage = <T>(list: readonly T[], number: number): T[] =>
  list.slice((number - 1) * POSTS_PER_PAGE, number * POSTS_PER_PAGE);
