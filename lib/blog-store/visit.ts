import { routes } from '../site/routes';
import type { Desk } from './post';
import { type BlogAction, type BlogState, blogReducer, emptyBlog, isAtRisk } from './store';

/** The store of one visit: what React and the browser's warning both listen to. */
export interface Visit {
  get(): BlogState;
  subscribe(heard: () => void): () => void;
  dispatch(action: BlogAction): void;
  /** Fetches the samples once. @throws Error when they can't be had; it may be called again. */
  load(): Promise<void>;
}

export function createVisit(): Visit {
  let state = emptyBlog;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function dispatch(action: BlogAction) {
    state = blogReducer(state, action);
    guard(isAtRisk(state));
    for (const heard of listeners) heard();
  }

  async function fetchDesk() {
    const response = await fetch(routes.postDesk);
    if (!response.ok) throw new Error(`${routes.postDesk} answered ${response.status}`);
    dispatch({ type: 'open', desk: (await response.json()) as Desk });
  }

  return {
    get: () => state,
    subscribe(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    dispatch,
    load() {
      loading ??= fetchDesk().catch((error: unknown) => {
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
