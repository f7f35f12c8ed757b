'use client';

import { BlogArchive } from '#components/sections/blog-archive';
import type { MonthCounts } from '#lib/blog/archive';
import { sessionCounts } from '#lib/post-editor/session-posts';
import { useBlog } from './blog-context';

/** The archive of all posts, including the changes of this browser session. */
export function SessionArchive({ published }: { published: MonthCounts }) {
  const { state } = useBlog();
  return <BlogArchive counts={sessionCounts(published, state)} />;
}
