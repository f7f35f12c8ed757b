/** Posts per page of a list. Limits the size of its HTML. */
export const POSTS_PER_PAGE = 48;

/** Number of pages of the list; 1 if there are no posts. */
export const pageCount = (posts: number) => Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));

/** Numbers of the pages after the first. */
export const olderPages = (last: number): number[] =>
  Array.from({ length: last - 1 }, (_, index) => index + 2);

/** The items on a page; pages are numbered from 1. */
export const onPage = <T>(list: readonly T[], number: number): T[] =>
  list.slice((number - 1) * POSTS_PER_PAGE, number * POSTS_PER_PAGE);

/** Dates that belong to one page of a list, newest first. */
export interface Span {
  /** The newest one; undefined on the first page. */
  upTo?: string;
  /** All are after this one, which begins the next page; undefined on the last page. */
  after?: string;
}

/** Dates of a page, so that each date belongs to exactly one. @param list - items of all pages */
export function spanOf(list: readonly { date: string }[], number: number): Span {
  const firstOf = (page: number) => list[(page - 1) * POSTS_PER_PAGE]?.date;
  return { ...(number > 1 && { upTo: firstOf(number) }), after: firstOf(number + 1) };
}
