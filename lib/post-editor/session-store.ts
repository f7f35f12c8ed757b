import { routes } from '../site/routes';
import type { EditorData } from './post';
import { type BlogAction, type BlogState, blogReducer, emptyBlog, isAtRisk } from './store';

/** The blog store of a browser session: React and the leave-page warning subscribe to it. */
export interface SessionStore {
  get(): BlogState;
  subscribe(heard: () => void): () => void;
  dispatch(action: BlogAction): void;
  /** Fetches the sample posts once. @throws Error when the request fails; it may be called again. */
  load(): Promise<void>;
}

export function createSessionStore(): SessionStore {
  let state = emptyBlog;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function dispatch(action: BlogAction) {
    state = blogReducer(state, action);
    guard(isAtRisk(state));
    for (const heard of listeners) heard();
  }

  async function fetchData() {
    const response = await fetch(routes.editorData);
    if (!response.ok) throw new Error(`${routes.editorData} answered ${response.status}`);
    dispatch({ type: 'open', editorData: (await response.json()) as EditorData });
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
  };
}

/**
 * Has the browser ask before the page is left. The listener is there only while it is needed: some
 * browsers keep no page with one in their back-forward cache.
 */
function guard(needed: boolean) {
  if (needed) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
}
