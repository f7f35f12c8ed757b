import type { MonthCounts } from './archive';

/** Posts per page of the blog list. Limits the size of its HTML (e2e/bytes.spec.ts). */
export const POSTS_PER_PAGE = 30;

/** Number of pages of the list; 1 if there are no posts. */
export const pageCount = (posts: number) => Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));

/** The items on a page; pages are numbered from 1. */
export const onPage = <T>(list: readonly T[], number: number): T[] =>
  list.slice((number - 1) * POSTS_PER_PAGE, number * POSTS_PER_PAGE);

/**
 * Numbers of the pages with posts of a month, in ascending order. The list is sorted newest first.
 *
 * @param month - e.g. `2024-05`
 * @param counts - number of posts by month
 */
export function pagesOf(month: string, counts: MonthCounts): number[] {
  const count = counts[month];
  if (!count) return [];
  const newer = Object.entries(counts)
    .filter(([other]) => other > month)
    .reduce((sum, [, posts]) => sum + posts, 0);
  const first = Math.floor(newer / POSTS_PER_PAGE) + 1;
  return Array.from({ length: pageCount(newer + count) - first + 1 }, (_, index) => first + index);
}
