import type { MonthCounts } from '../blog/archive';
import { type BlogState, hasChanges, originalsOf } from './store';

/**
 * Number of posts by month including the changes of the browser session: its posts replace the
 * published ones that the store has taken over. Months without posts are omitted.
 *
 * @param published - number of published posts by month
 */
export function sessionCounts(published: MonthCounts, state: BlogState): MonthCounts {
  if (!hasChanges(state)) return published;
  const counts: Record<string, number> = { ...published };
  const add = (posts: BlogState['posts'], by: number) => {
    for (const { publishDate } of posts) {
      const month = publishDate.slice(0, 7);
      counts[month] = (counts[month] ?? 0) + by;
    }
  };
  add(originalsOf(state), -1);
  add(state.posts, 1);
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
