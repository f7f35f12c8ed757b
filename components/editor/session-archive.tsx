'use client';

import { BlogArchive } from '#components/blog/blog-archive';
import type { MonthCounts } from '#lib/content/pages/archive';
import { sessionCounts } from '#lib/editor/session-posts';
import { useBlog } from './blog-context';

/** The archive of all posts, including the changes of this browser session. */
export function SessionArchive({ published }: { published: MonthCounts }) {
  const { state } = useBlog();
  return <BlogArchive counts={sessionCounts(published, state)} />;
}
