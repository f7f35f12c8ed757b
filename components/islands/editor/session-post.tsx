'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';

import { Container } from '#components/ui/container';
import { TextLink } from '#components/ui/text-link';
import { previewPictures } from '#lib/post-editor/pictures';
import { originalsOf } from '#lib/post-editor/store';
import { routes } from '#lib/site/routes';
import { useBlog } from './blog-context';
import { useEditorTools } from './use-editor-tools';
import { usePictures } from './use-pictures';

type Page = typeof import('./session-article').SessionArticle;

/**
 * Page of a post of this browser session, by the id in the query.
 *
 * @param props.children - shown for an unknown id, and in the export, where the store is empty
 */
export function SessionPost({ children }: React.PropsWithChildren) {
  const { posts } = useBlog();
  return posts.length === 0 ? children : <PostOfQuery>{children}</PostOfQuery>;
}

function PostOfQuery({ children }: React.PropsWithChildren) {
  const { get, state } = useBlog();
  const dropped = usePictures();
  const { tools, failed, fetchTools } = useEditorTools();
  const [page, setPage] = useState<{ SessionArticle: Page }>();
  const post = get(useSearchParams().get('post') ?? '');
  useEffect(() => {
    // Loaded on demand, because it includes the code that draws pictures.
    import('./session-article').then(setPage, () => undefined);
  }, []);
  if (!post) return children;
  const result = tools?.previewOf(post.content, previewPictures(dropped, originalsOf(state)));
  if (page && tools && result && 'html' in result) {
    return (
      <page.SessionArticle
        post={post}
        body={result}
        callToAction={tools.callToActionOf(post)}
        numbered={tools.isNumberedPost(post)}
      />
    );
  }
  return (
    <Container className="pt-header pb-section">
      <h1 className="mt-12 text-h1-article">{post.title}</h1>
      <div role="status" className="mt-6 text-muted">
        {failed ? (
          <button type="button" className="underline" onClick={fetchTools}>
            The post could not be shown. Try again
          </button>
        ) : (
          (result && 'error' in result && result.error) || <p>Loading the post…</p>
        )}
      </div>
      <TextLink href={routes.blog} className="mt-6 inline-block">
        ← Back to Blog
      </TextLink>
    </Container>
  );
}
