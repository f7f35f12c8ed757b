import { onPage, pageCount } from '../site/blog-pages';
import { MONTHS } from '../site/dates';
import { blog, type Post } from './collections/blog';
import { authorOf } from './collections/team';

export interface ArchiveYear {
  year: number;
  months: { month: number; name: string; count: number }[];
}

/**
 * Counts posts by year and month, years and months newest first (spec, section 2: Blog list).
 * A post whose date can't be read is skipped.
 */
export function archiveOf(posts: readonly Pick<Post, 'date'>[]): ArchiveYear[] {
  const counts = new Map<number, Map<number, number>>();
  for (const { date } of posts) {
    const parsed = new Date(date);
    if (Number.isNaN(parsed.getTime())) continue;
    const months = counts.get(parsed.getUTCFullYear()) ?? new Map<number, number>();
    counts.set(parsed.getUTCFullYear(), months);
    months.set(parsed.getUTCMonth(), (months.get(parsed.getUTCMonth()) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => b - a)
    .map(([year, months]) => ({
      year,
      months: [...months]
        .sort(([a], [b]) => b - a)
        .map(([month, count]) => ({ month: month + 1, name: MONTHS[month] ?? '', count })),
    }));
}

/** How many posts each month has, e.g. `{ '2024-05': 2 }`. */
function countsOf(posts: readonly Pick<Post, 'date'>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { date } of posts) {
    const month = date.slice(0, 7);
    counts[month] = (counts[month] ?? 0) + 1;
  }
  return counts;
}

/**
 * All that one page of the blog list shows.
 *
 * @param number - which page, from 1
 */
export function blogIndex(number = 1) {
  const posts = blog.all();
  return {
    number,
    last: pageCount(posts.length),
    posts: onPage(posts, number).map((post) => ({ post, author: authorOf(post.author) })),
    archive: archiveOf(posts),
    counts: countsOf(posts),
  };
}
