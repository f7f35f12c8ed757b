'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useAuth } from '#components/islands/auth/auth-context';
import { buttonClass } from '#components/ui/button';
import { Container } from '#components/ui/container';
import { isUnopened } from '#lib/post-editor/store';
import { routes } from '#lib/site/routes';
import { useBlog } from './blog-context';
import { EditorBoundary } from './editor-boundary';
import { PostEditor } from './post-editor';
import { PostList } from './post-list';

interface Props {
  /** URL of the repository to which posts are proposed. */
  repository: string;
  /** Shown to visitors who are not signed in. */
  children: React.ReactNode;
}

/** The post editor, for signed-in users. */
export function PostManager({ repository, children }: Props) {
  const { user } = useAuth();
  if (!user) return children;
  return (
    <EditorBoundary>
      <PostViews repository={repository} name={user.name} />
    </EditorBoundary>
  );
}

/** Shows the list or one post, depending on the query: `?post=<id>`, `?new`. */
function PostViews({ repository, name }: { repository: string; name: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const { load, openPost, state, get } = useBlog();
  const [failed, setFailed] = useState(false);
  const [created, setCreated] = useState<{ id: string; newKey: string }>();
  const query = useSearchParams();
  const wanted = query.get('post');
  const post = wanted === null ? undefined : get(wanted);
  // A published post that the store does not have yet; a deleted one is not opened again.
  const missing = wanted !== null && isUnopened(state, wanted) ? wanted : undefined;
  const fetchData = useCallback(() => {
    setFailed(false);
    load()
      .then(() => (missing === undefined ? undefined : openPost(missing)))
      .catch(() => setFailed(true));
  }, [load, openPost, missing]);
  useEffect(fetchData, [fetchData]);

  const newKey = query.get('new');
  const view = newKey !== null ? `new ${newKey}` : post ? `post ${post.id}` : 'list';
  useArrival(ref, post && post.id === created?.id ? `new ${created.newKey}` : view);

  function open(search: string) {
    setCreated(undefined);
    window.history.pushState(null, '', routes.managePosts + search);
  }

  /** Puts the id of a new post into the URL without leaving the editor. */
  function showCreated(id: string) {
    setCreated({ id, newKey: newKey ?? '' });
    window.history.replaceState(null, '', `${routes.managePosts}?post=${id}`);
  }

  return (
    <Container className="pt-header pb-section">
      <div ref={ref} className="pt-8 lg:pt-10">
        {!state.editorData || missing ? (
          <div role="status">
            <p className="text-lead text-muted">
              {failed ? 'The posts could not be loaded.' : 'Loading…'}
            </p>
            {failed && (
              <button
                type="button"
                className={`mt-5 ${buttonClass('outline')}`}
                onClick={fetchData}
              >
                Try again
              </button>
            )}
          </div>
        ) : view === 'list' ? (
          <PostList missing={wanted ?? undefined} onOpen={open} />
        ) : (
          <PostEditor
            key={
              post && post.id !== created?.id
                ? `post ${post.id}`
                : `new ${created?.newKey ?? newKey}`
            }
            post={post}
            newKey={newKey ?? ''}
            editorData={state.editorData}
            name={name}
            repository={repository}
            onCreated={showCreated}
            onLeave={() => open('')}
          />
        )}
      </div>
    </Container>
  );
}

/** On a change of view, scrolls to the top and focuses the heading; not on the first view. */
function useArrival(ref: React.RefObject<HTMLElement | null>, view: string) {
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    ref.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [ref, view]);
}
