import { lazy, Suspense } from 'react';

import { ErrorBoundary } from '#components/ui/error-boundary';
import type { StoredPost } from '#lib/blog/stored-post';
import * as messages from '#lib/site/messages';

const variants = {
  /** In the blog list. */
  card: lazy(() => import('./visit-card').then(({ VisitCard }) => ({ default: VisitCard }))),
  /** On the home page. */
  homeCard: lazy(() =>
    import('./visit-card').then(({ VisitHomeCard }) => ({ default: VisitHomeCard })),
  ),
  /** On the page of a topic, a series or an author. */
  row: lazy(() => import('./visit-card').then(({ VisitRow }) => ({ default: VisitRow }))),
};

export type VisitVariant = keyof typeof variants;

/** A post that was added or changed in this visit, by code that only such a visit loads. */
export function VisitEntry({ variant, post }: { variant: VisitVariant; post: StoredPost }) {
  const Entry = variants[variant];
  return (
    <ErrorBoundary label={messages.visit.label}>
      <Suspense>
        <Entry post={post} />
      </Suspense>
    </ErrorBoundary>
  );
}
