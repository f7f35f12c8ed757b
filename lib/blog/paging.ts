import type { MonthCounts } from './archive';

/**
 * How many posts one page of the blog list holds, so that its HTML keeps to its budget however
 * large the archive grows (e2e/bytes.spec.ts).
 */
export const POSTS_PER_PAGE = 30;

/** How many pages the list has. Without posts it still has one. */
export const pageCount = (posts: number) => Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));

/** The items of a list that are on one of its pages, which count from 1. */
export const onPage = <T>(list: readonly T[], number: number): T[] =>
  list.slice((number - 1) * POSTS_PER_PAGE, number * POSTS_PER_PAGE);

/**
 * Numbers of the pages that hold the posts of a month, newest first as the list is.
 *
 * @param month - e.g. `2024-05`
 * @param counts - how many posts each month has
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
