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

/** All that the blog list shows, under either of its addresses. */
export function blogIndex(href: (id: string) => string) {
  return {
    posts: blog.all().map((post) => ({ post, author: authorOf(post.author), href: href(post.id) })),
    archive: archiveOf(blog.all()),
  };
}
