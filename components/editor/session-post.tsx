'use client';

import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';

import { Container } from '#components/ui/container';
import { ErrorBoundary } from '#components/ui/error-boundary';
import * as messages from '#lib/site/messages';
import { BlogProvider, useBlog } from './blog-context';

// It has the code that renders Markdown and draws pictures.
const SessionArticle = dynamic(
  () => import('./session-article').then((loaded) => loaded.SessionArticle),
  {
    ssr: false,
    loading: () => (
      <Container className="pt-header pb-section">
        <p role="status" className="mt-12 text-muted">
          {messages.visit.loading}
        </p>
      </Container>
    ),
  },
);

/**
 * Page of a post of this visit, by the id in the query.
 *
 * @param props.children - shown for an unknown id, and in the export, where the store is empty
 */
export function SessionPost({ children }: React.PropsWithChildren) {
  return (
    <BlogProvider>
      <ErrorBoundary label={messages.visit.label}>
        <PostOfStore>{children}</PostOfStore>
      </ErrorBoundary>
    </BlogProvider>
  );
}

function PostOfStore({ children }: React.PropsWithChildren) {
  const { state } = useBlog();
  return state.data ? <PostOfQuery>{children}</PostOfQuery> : children;
}

function PostOfQuery({ children }: React.PropsWithChildren) {
  const post = useBlog().get(useSearchParams().get('post') ?? '');
  return post ? <SessionArticle post={post} /> : children;
}
