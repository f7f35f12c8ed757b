import type { StoredPost } from './stored-post';

/** State of the blog store (docs/specification.md B11). */
export interface BlogState {
  /** All published posts, newest first; empty until the post editor has loaded them. */
  published: readonly StoredPost[];
  /** Ids of the posts that the store starts with. */
  samples: readonly string[];
  /** Posts that were added or changed in this visit, by id; null for a deleted post. */
  changes: ReadonlyMap<string, StoredPost | null>;
}

/** The blog store, in memory for one visit (docs/specification.md B11). */
export function createBlogStore() {
  let state: BlogState = { published: [], samples: [], changes: new Map() };
  const listeners = new Set<() => void>();

  function set(change: Partial<BlogState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Fills the store, which is empty until a user opens the editor. */
    open: (published: readonly StoredPost[], samples: readonly string[]) =>
      set({ published, samples }),
    /** Stores a post, or its deletion. */
    change: (id: string, post: StoredPost | null) =>
      set({ changes: new Map(state.changes).set(id, post) }),
    /** Undoes the change of a post. @param before - an earlier change, which then is the last one */
    restore(id: string, before?: StoredPost | null) {
      const changes = new Map(state.changes);
      if (before === undefined) changes.delete(id);
      else changes.set(id, before);
      set({ changes });
    },
  };
}

export type BlogStore = ReturnType<typeof createBlogStore>;
