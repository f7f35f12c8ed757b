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
    /** Puts back the entry of a post as it was in an earlier state. */
    restore(id: string, { changes }: BlogState) {
      const next = new Map(state.changes);
      const before = changes.get(id);
      if (before === undefined) next.delete(id);
      else next.set(id, before);
      set({ changes: next });
    },
  };
}

export type BlogStore = ReturnType<typeof createBlogStore>;
