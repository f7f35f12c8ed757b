'use client';

import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';

import { Container } from '#components/ui/container';
import { ErrorBoundary } from '#components/ui/error-boundary';
import { hasChanges } from '#lib/blog/visit-posts';
import * as messages from '#lib/site/messages';
import { useBlog } from './blog-context';

const loading = () => (
  <Container className="pt-bar pb-section">
    <p role="status" className="mt-12 text-muted">
      {messages.visit.loading}
    </p>
  </Container>
);

// It has the code of the editor that renders Markdown and draws pictures.
const VisitArticle = dynamic(
  () => import('#components/editor/visit-article').then((loaded) => loaded.VisitArticle),
  { ssr: false, loading },
);
const NotFoundPanel = dynamic(
  () => import('#components/sections/not-found-panel').then((loaded) => loaded.NotFoundPanel),
  { ssr: false, loading },
);

/**
 * Page of a published post, as it is in this visit.
 *
 * @param props.notFound - shown in place of a post that was deleted
 * @param props.children - the published post
 */
export function VisitPost({
  id,
  notFound,
  children,
}: React.PropsWithChildren<{
  id: string;
  notFound: React.ComponentProps<typeof NotFoundPanel>['page'];
}>) {
  const post = useBlog().state.changes.get(id);
  if (post === undefined) return children;
  return (
    <ErrorBoundary label={messages.visit.label}>
      {post ? <VisitArticle post={post} /> : <NotFoundPanel page={notFound} />}
    </ErrorBoundary>
  );
}

/**
 * Page of a post that was added in this visit, by the id in the query.
 *
 * @param props.children - shown for an unknown id, and in the export, where the store is empty
 */
export function AddedPost({ children }: React.PropsWithChildren) {
  const { state } = useBlog();
  return hasChanges(state) ? <PostOfQuery>{children}</PostOfQuery> : children;
}

function PostOfQuery({ children }: React.PropsWithChildren) {
  const post = useBlog().state.changes.get(useSearchParams().get('post') ?? '');
  return post ? (
    <ErrorBoundary label={messages.visit.label}>
      <VisitArticle post={post} />
    </ErrorBoundary>
  ) : (
    children
  );
}
