/** Posts per page of the blog list, and in a feed. Limits the size of the HTML of a long blog. */
export const POSTS_PER_PAGE = 48;

/** Number of pages of the list; 1 if there are no posts. */
export const pageCount = (posts: number) => Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));

/** The items on a page; pages are numbered from 1. */
export const onPage = <T>(list: readonly T[], number: number): T[] =>
  list.slice((number - 1) * POSTS_PER_PAGE, number * POSTS_PER_PAGE);
