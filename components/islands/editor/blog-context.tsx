'use client';

import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';

import type { StoredPost } from '#lib/blog-store/post';
import { type BlogAction, type BlogState, emptyBlog, postOf } from '#lib/blog-store/store';
import { createVisit } from '#lib/blog-store/visit';

export interface Blog {
  posts: readonly StoredPost[];
  /** Whether the samples have come. */
  ready: boolean;
  add(post: StoredPost): void;
  update(post: StoredPost): void;
  remove(id: string): void;
  get(id: string): StoredPost | undefined;
  /** Fetches the samples. @throws Error when they can't be had. */
  load(): Promise<void>;
  state: BlogState;
  dispatch(action: BlogAction): void;
}

// Outside React: the demo pages have another layout, and what was written must outlive a look there.
const visit = createVisit();
const Context = createContext<Blog | undefined>(undefined);

/** The blog store, in memory while the visit lasts (spec, section 4). */
export function BlogProvider({ children }: { children: React.ReactNode }) {
  const state = useSyncExternalStore(visit.subscribe, visit.get, () => emptyBlog);
  const blog = useMemo<Blog>(
    () => ({
      posts: state.posts,
      ready: state.desk !== undefined,
      add: (post) => visit.dispatch({ type: 'add', post }),
      update: (post) => visit.dispatch({ type: 'update', post }),
      remove: (id) => visit.dispatch({ type: 'remove', id }),
      get: (id) => postOf(state, id),
      load: visit.load,
      state,
      dispatch: visit.dispatch,
    }),
    [state],
  );
  return <Context value={blog}>{children}</Context>;
}

/** @throws Error outside a BlogProvider (spec, section 8). */
export function useBlog(): Blog {
  const blog = useContext(Context);
  if (!blog) throw new Error('useBlog must be used within a BlogProvider');
  return blog;
}
