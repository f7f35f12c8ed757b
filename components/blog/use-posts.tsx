import { lazy, Suspense } from 'react';

import { type ListItem, type ListOf, visitList } from '#lib/blog/visit-posts';
import * as messages from '#lib/site/messages';
import { useBlog } from './blog-context';
import type { VisitVariant } from './visit-entry';

const NotLoaded = () => (
  <p role="alert" className="text-muted">
    {messages.ui.notLoaded(messages.visit.label)}
  </p>
);

// Only a visit that has changed posts loads it, with its error boundary.
const VisitEntry = lazy(() =>
  import('./visit-entry').then(
    (loaded): { default: React.ComponentType<React.ComponentProps<typeof loaded.VisitEntry>> } => ({
      default: loaded.VisitEntry,
    }),
    () => ({ default: NotLoaded }),
  ),
);

/**
 * Items of a list of posts, and of papers beside them, as they are in this visit.
 *
 * @param published - what the page was built with
 * @param list - which posts belong to the list; undefined if only these items do
 * @param variant - of a post that was added or changed in this visit
 */
export const usePosts = (
  published: readonly ListItem<React.ReactNode>[],
  list: ListOf | undefined,
  variant: VisitVariant,
): readonly ListItem<React.ReactNode>[] =>
  visitList(useBlog().state, published, list, (post) => (
    <Suspense>
      <VisitEntry variant={variant} post={post} />
    </Suspense>
  ));
