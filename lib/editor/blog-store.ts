import { setPalette } from 'thread-art/palette';
import { setAdvances } from 'thread-art/text-metrics';

import { withBase } from '../site/base-path';
import { routes } from '../site/routes';
import type { Draft } from './draft';
import type { EditorData, StoredPost } from './post';
import type { BlogState } from './session-posts';

/** Key of the unsaved drafts in sessionStorage; /privacy lists it. */
const draftsKey = 'unsaved-posts';

/**
 * The blog store (docs/specification.md B11), in memory for one visit. Unsaved drafts survive a
 * reload of the tab.
 */
export function createBlogStore() {
  let state: BlogState = { changes: {}, drafts: {}, exported: [] };
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<BlogState>) {
    state = { ...state, ...change };
    if (change.drafts) writeDrafts(state.drafts);
    guard(state);
    for (const listener of listeners) listener();
  }

  async function fetchData() {
    const response = await fetch(withBase(routes.editorData));
    if (!response.ok) throw new Error(`${routes.editorData} answered ${response.status}`);
    const data: EditorData = await response.json();
    setPalette(data.colors);
    setAdvances(data.advances);
    set({ data, drafts: { ...readDrafts(), ...state.drafts } });
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Fetches the data of the editor once.
     *
     * @throws Error if the request fails; the next call tries again
     */
    load() {
      loading ??= fetchData().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    /** Stores a post, or its deletion. */
    change: (id: string, post: StoredPost | null) =>
      set({
        changes: { ...state.changes, [id]: post },
        exported: state.exported.filter((each) => each !== id),
      }),
    /** Puts back the entry of a post as it was in an earlier state. */
    restore(id: string, { changes }: BlogState) {
      const { [id]: _, ...others } = state.changes;
      set({ changes: id in changes ? { ...others, [id]: changes[id] ?? null } : others });
    },
    /** Keeps an unsaved draft, or removes it. The key of a new post is ''. */
    write(key: string, draft?: Draft) {
      const { [key]: _, ...others } = state.drafts;
      set({ drafts: draft ? { ...others, [key]: draft } : others });
    },
    /** Notes that a post was downloaded or proposed. */
    markExported: (id: string) => set({ exported: [...state.exported, id] }),
  };
}

export type BlogStore = ReturnType<typeof createBlogStore>;

/** Drafts of an earlier load of the page. Damaged data and refused storage count as none. */
function readDrafts(): BlogState['drafts'] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftsKey) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(stored)).filter((entry): entry is [string, Draft] => {
        const { id, content, values } = Object(entry[1]);
        return typeof id === 'string' && typeof content === 'string' && typeof values === 'object';
      }),
    );
  } catch {
    return {};
  }
}

function writeDrafts(drafts: BlogState['drafts']) {
  try {
    sessionStorage.setItem(draftsKey, JSON.stringify(drafts));
  } catch {
    // The browser refuses storage. It still asks before the page is left.
  }
}

/** Makes the browser ask before leaving the page would lose a draft or a post. */
function guard({ changes, drafts, exported }: BlogState) {
  const lost = Object.keys(changes).filter((id) => !exported.includes(id));
  if (lost.length > 0 || Object.keys(drafts).length > 0) addEventListener('beforeunload', ask);
  // Some browsers keep no page with this listener in the back-forward cache.
  else removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
}
