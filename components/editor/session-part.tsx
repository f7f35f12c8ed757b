'use client';

import { PartRow } from '#components/blog/part-row';
import { postHref, staysInSeries } from '#lib/editor/session-posts';
import * as messages from '#lib/site/messages';
import { useBlog } from './blog-context';

/** Row of a published part in the card of its series, as it is in this visit. */
export function SessionPart({ id, children }: { id: string; children: React.ReactNode }) {
  const { state } = useBlog();
  const post = state.changes[id];
  if (post === undefined) return children;
  if (!post?.series || !staysInSeries(state, post)) return null;
  const part = { ...post, series: post.series };
  return (
    <PartRow
      part={part}
      href={postHref(state, id)}
      capitals={post.numbered}
      note={messages.visit.inVisit}
    />
  );
}
