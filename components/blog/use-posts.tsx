import { lazy, Suspense } from 'react';

import { type ListItem, type ListOf, visitList } from '#lib/blog/visit-posts';
import type { Span } from '#lib/content/pages/paging';
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
 * @param list - which posts belong to the list
 * @param variant - of a post that was added or changed in this visit
 * @param span - dates of what was published, if that is one of several pages
 */
export const usePosts = (
  published: readonly ListItem<React.ReactNode>[],
  list: ListOf,
  variant: VisitVariant,
  span?: Span,
): readonly ListItem<React.ReactNode>[] =>
  visitList(
    useBlog().state,
    published,
    list,
    (post) => (
      <Suspense>
        <VisitEntry variant={variant} post={post} />
      </Suspense>
    ),
    span,
  );
