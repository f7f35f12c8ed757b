'use client';

import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';

import type { StoredPost } from '#lib/post-editor/post';
import { createSessionStore } from '#lib/post-editor/session-store';
import { type BlogAction, type BlogState, emptyBlog, postOf } from '#lib/post-editor/store';

export interface Blog {
  posts: readonly StoredPost[];
  /** Whether the sample posts are loaded. */
  ready: boolean;
  add(post: StoredPost): void;
  update(post: StoredPost): void;
  remove(id: string): void;
  get(id: string): StoredPost | undefined;
  /** Fetches the sample posts. @throws Error when the request fails. */
  load(): Promise<void>;
  /** Fetches a published post that is not one of the samples. @throws Error when it fails. */
  openPost(id: string): Promise<void>;
  state: BlogState;
  dispatch(action: BlogAction): void;
}

// Outside React: the demo pages have another layout, and drafts must survive a visit to them.
const store = createSessionStore();
const Context = createContext<Blog | undefined>(undefined);

/** The blog store, in memory for one browser session (docs/specification.md B11). */
export function BlogProvider({ children }: { children: React.ReactNode }) {
  const state = useSyncExternalStore(store.subscribe, store.get, () => emptyBlog);
  const blog = useMemo<Blog>(
    () => ({
      posts: state.posts,
      ready: state.editorData !== undefined,
      add: (post) => store.dispatch({ type: 'add', post }),
      update: (post) => store.dispatch({ type: 'update', post }),
      remove: (id) => store.dispatch({ type: 'remove', id }),
      get: (id) => postOf(state, id),
      load: store.load,
      openPost: store.openPost,
      state,
      dispatch: store.dispatch,
    }),
    [state],
  );
  return <Context value={blog}>{children}</Context>;
}

/** @throws Error outside a BlogProvider (docs/specification.md A4) */
export function useBlog(): Blog {
  const blog = useContext(Context);
  if (!blog) throw new Error('useBlog must be used within a BlogProvider');
  return blog;
}
