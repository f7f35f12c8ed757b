import { routes } from '../site/routes';
import { createDraftStorage } from './draft-storage';
import type { EditorData, StoredPost } from './post';
import { type BlogAction, type BlogState, blogReducer, emptyBlog, isAtRisk } from './store';

/** The blog store of a browser session: React and the leave-page warning subscribe to it. */
export interface SessionStore {
  get(): BlogState;
  subscribe(heard: () => void): () => void;
  dispatch(action: BlogAction): void;
  /**
   * Fetches the editor data once.
   *
   * @throws Error if the request fails; the next call tries again.
   */
  load(): Promise<void>;
  /**
   * Fetches a published post that is not one of the samples.
   *
   * @throws Error if the request fails
   */
  openPost(id: string): Promise<void>;
}

/** Creates an empty store; the page has one for all of its islands. */
export function createSessionStore(): SessionStore {
  const storage = createDraftStorage(() => sessionStorage);
  let state = emptyBlog;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function dispatch(action: BlogAction) {
    const before = state;
    state = blogReducer(before, action);
    // Until the data has loaded, the stored drafts are not read yet and must not be overwritten.
    if (state.editorData && state.drafts !== before.drafts) storage.write(state.drafts);
    guard(isAtRisk(state));
    for (const heard of listeners) heard();
  }

  async function fetchJson<T>(address: string): Promise<T> {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.json();
  }

  async function fetchData() {
    const editorData = await fetchJson<EditorData>(routes.editorData);
    dispatch({ type: 'open', editorData, drafts: storage.read() });
  }

  return {
    get: () => state,
    subscribe(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    dispatch,
    load() {
      loading ??= fetchData().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    async openPost(id) {
      dispatch({ type: 'openPost', post: await fetchJson<StoredPost>(routes.editorPost(id)) });
    },
  };
}

/**
 * Makes the browser ask before the page is left. The listener is installed only while needed,
 * because some browsers exclude pages with one from the back-forward cache.
 */
function guard(needed: boolean) {
  if (needed) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
}
