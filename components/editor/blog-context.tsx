'use client';

import { createContext, use, useMemo, useSyncExternalStore } from 'react';

import { type BlogStore, createBlogStore } from '#lib/editor/blog-store';
import type { StoredPost } from '#lib/editor/post';
import { type BlogState, postOf, storedPosts } from '#lib/editor/session-posts';

export interface Blog {
  posts: readonly StoredPost[];
  add(post: StoredPost): void;
  update(post: StoredPost): void;
  remove(id: string): void;
  get(id: string): StoredPost | undefined;
  state: BlogState;
  store: BlogStore;
}

// Outside React: pages have a provider each, and posts must survive a visit to another page.
const store = createBlogStore();
const empty = store.get();
const BlogContext = createContext<Blog | undefined>(undefined);

/** The blog store, in memory for one visit (docs/specification.md B11). */
export function BlogProvider({ children }: { children: React.ReactNode }) {
  const state = useSyncExternalStore(store.subscribe, store.get, () => empty);
  const blog = useMemo<Blog>(
    () => ({
      posts: storedPosts(state),
      add: (post) => store.change(post.id, post),
      update: (post) => store.change(post.id, post),
      remove: (id) => store.change(id, null),
      get: (id) => postOf(state, id),
      state,
      store,
    }),
    [state],
  );
  return <BlogContext value={blog}>{children}</BlogContext>;
}

/** @throws Error outside a BlogProvider (docs/specification.md A4) */
export function useBlog(): Blog {
  const blog = use(BlogContext);
  if (!blog) throw new Error('useBlog must be used within a BlogProvider');
  return blog;
}
