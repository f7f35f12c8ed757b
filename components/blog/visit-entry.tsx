import { lazy, Suspense } from 'react';

import { ErrorBoundary } from '#components/ui/error-boundary';
import type { StoredPost } from '#lib/blog/stored-post';
import * as messages from '#lib/site/messages';

const looks = {
  /** In the blog list. */
  card: lazy(() => import('./visit-card').then(({ VisitCard }) => ({ default: VisitCard }))),
  /** On the home page. */
  piece: lazy(() => import('./visit-card').then(({ VisitPiece }) => ({ default: VisitPiece }))),
  /** On the page of a topic, a series or an author. */
  row: lazy(() => import('./visit-card').then(({ VisitRow }) => ({ default: VisitRow }))),
};

export type Look = keyof typeof looks;

/** A post that was added or changed in this visit, by code that only such a visit loads. */
export function VisitEntry({ look, post }: { look: Look; post: StoredPost }) {
  const Entry = looks[look];
  return (
    <ErrorBoundary label={messages.visit.label}>
      <Suspense>
        <Entry post={post} />
      </Suspense>
    </ErrorBoundary>
  );
}
