import { ErrorBoundary } from '#components/ui/error-boundary';
import type { StoredPost } from '#lib/blog/stored-post';
import * as messages from '#lib/site/messages';
import { VisitCard, VisitHomeCard, VisitRow } from './visit-card';

const variants = {
  /** In the blog list. */
  card: VisitCard,
  /** On the home page. */
  homeCard: VisitHomeCard,
  /** On the page of a topic, a series or an author. */
  row: VisitRow,
};

export type VisitVariant = keyof typeof variants;

/** A post that was added or changed in this visit. */
export function VisitEntry({ variant, post }: { variant: VisitVariant; post: StoredPost }) {
  const Entry = variants[variant];
  return (
    <ErrorBoundary label={messages.visit.label}>
      <Entry post={post} />
    </ErrorBoundary>
  );
}
