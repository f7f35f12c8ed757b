import { useSearchParams } from 'next/navigation';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { useBlog } from '#components/blog/blog-context';
import { isPublished } from '#lib/blog/visit-posts';
import { newKey } from '#lib/editor/editor-store';
import { withBase } from '#lib/site/base-path';
import { routes } from '#lib/site/routes';
import { Loading } from './loading';
import { PostForm } from './post-form';
import { StoredPosts } from './stored-posts';
import { useEditor } from './use-editor';

interface Props {
  repository: string;
  /** Name of the signed-in user. */
  userName: string;
  /** Resolves when the store has its data. */
  loaded: Promise<void>;
}

/** The history of the browser has addresses with the base path. */
const managePosts = withBase(routes.managePosts);

/** The list or the form of one post, depending on the query: `?post=<id>`, `?new=<number>`. */
function PostViews({ repository, userName, loaded }: Props) {
  const { get, state } = useBlog();
  const { data, sources, drafts, store } = useEditor();
  use(loaded);
  const query = useSearchParams();
  const wanted = query.get('post');
  const post = get(wanted ?? '');
  const number = query.has('new') ? Number.parseInt(query.get('new') || '1', 10) || 1 : undefined;
  const key = number === undefined ? (wanted ?? '') : newKey(number);
  const isLoading = isPublished(state, key) && !(key in sources);
  const isForm = post || number !== undefined || key in drafts;
  const view = isLoading ? 'loading' : isForm ? 'form' : 'list';
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(view);
  const wasShown = useRef(!isLoading);
  const [failure, setFailure] = useState<Error>();

  useEffect(() => {
    if (isLoading) store.loadSource(key).catch(setFailure);
  }, [store, key, isLoading]);

  // Not on the first view.
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    if (wasShown.current) {
      page.current?.querySelector('h1')?.focus({ preventScroll: true });
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    wasShown.current = true;
  }, [view]);

  const open = (search: string) => history.pushState(null, '', managePosts + search);
  if (failure) throw failure;
  if (!data) return null;
  if (view === 'loading') return <Loading />;
  return (
    <div ref={page}>
      {view === 'list' ? (
        <StoredPosts
          data={data}
          repository={repository}
          missing={wanted ?? undefined}
          onOpen={open}
        />
      ) : (
        <PostForm
          draftKey={key}
          post={post}
          data={data}
          userName={userName}
          repository={repository}
          onCreated={(id) => history.replaceState(null, '', `${managePosts}?post=${id}`)}
          onLeave={() => open('')}
        />
      )}
    </div>
  );
}

/** The editor, when its data are loaded. */
export function Editor(props: Omit<Props, 'loaded'>) {
  const { store } = useEditor();
  // Outside of Suspense, which would load the data again after each failure.
  const [loaded] = useState(store.load);
  return (
    <Suspense fallback={<Loading />}>
      <PostViews {...props} loaded={loaded} />
    </Suspense>
  );
}
