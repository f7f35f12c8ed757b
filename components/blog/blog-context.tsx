'use client';

import { createContext, use, useMemo, useSyncExternalStore } from 'react';

import { type BlogState, createBlogStore } from '#lib/blog/blog-store';
import type { StoredPost } from '#lib/blog/stored-post';
import { postOf, storedPosts } from '#lib/blog/visit-posts';

export interface Blog {
  /** Posts of the store (docs/specification.md B11). */
  posts: readonly StoredPost[];
  add(post: StoredPost): void;
  update(post: StoredPost): void;
  remove(id: string): void;
  get(id: string): StoredPost | undefined;
  state: BlogState;
}

/** Outside React, so that posts survive where pages have no provider, as the demo gallery. */
export const blogStore = createBlogStore();
const empty = blogStore.get();
const BlogContext = createContext<Blog | undefined>(undefined);

/** The blog store, in memory for one visit (docs/specification.md B11). */
export function BlogProvider({ children }: { children: React.ReactNode }) {
  const state = useSyncExternalStore(blogStore.subscribe, blogStore.get, () => empty);
  const blog = useMemo<Blog>(
    () => ({
      posts: storedPosts(state),
      add: (post) => blogStore.change(post.id, post),
      update: (post) => blogStore.change(post.id, post),
      remove: (id) => blogStore.change(id, null),
      get: (id) => postOf(state, id),
      state,
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
