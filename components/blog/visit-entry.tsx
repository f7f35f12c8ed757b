import { ErrorBoundary } from '#components/ui/error-boundary';
import type { StoredPost } from '#lib/blog/stored-post';
import * as messages from '#lib/site/messages';
import { VisitCard, VisitPiece, VisitRow } from './visit-card';

const looks = {
  /** In the blog list. */
  card: VisitCard,
  /** On the home page. */
  piece: VisitPiece,
  /** On the page of a topic, a series or an author. */
  row: VisitRow,
};

export type Look = keyof typeof looks;

/** A post that was added or changed in this visit. */
export function VisitEntry({ look, post }: { look: Look; post: StoredPost }) {
  const Entry = looks[look];
  return (
    <ErrorBoundary label={messages.visit.label}>
      <Entry post={post} />
    </ErrorBoundary>
  );
}
