/** Posts per page of the blog list. Limits the size of its HTML (e2e/bytes.spec.ts). */
export const POSTS_PER_PAGE = 30;

/** Number of pages of the list; 1 if there are no posts. */
export const pageCount = (posts: number) => Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));

/** The items on a page; pages are numbered from 1. */
export const onPage = <T>(list: readonly T[], number: number): T[] =>
  list.slice((number - 1) * POSTS_PER_PAGE, number * POSTS_PER_PAGE);

/**
 * Divides pieces of one or more posts into pages of at most `POSTS_PER_PAGE` posts. A piece is not
 * divided, so one that is longer has a page of its own. There is always a first page.
 *
 * @param postsIn - number of posts of a piece
 */
export function pagesOf<T>(pieces: readonly T[], postsIn: (piece: T) => number): T[][] {
  let page: T[] = [];
  let count = 0;
  const pages = [page];
  for (const piece of pieces) {
    const posts = postsIn(piece);
    if (page.length > 0 && count + posts > POSTS_PER_PAGE) {
      page = [];
      count = 0;
      pages.push(page);
    }
    page.push(piece);
    count += posts;
  }
  return pages;
}
