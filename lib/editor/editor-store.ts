import type { BlogState, BlogStore } from '../blog/blog-store';
import { withBase } from '../site/base-path';
import { routes } from '../site/routes';
import type { Draft } from './draft';
import type { EditorData } from './post';

/** State of the post editor. */
export interface EditorState {
  /** Set when the editor opens. */
  data?: EditorData;
  /** Unsaved drafts by id; the key of a new post is ''. */
  drafts: Readonly<Record<string, Draft>>;
  /** Changes of the blog store that were downloaded or proposed. */
  exported: BlogState['changes'];
}

/** Key of the unsaved drafts in sessionStorage; /privacy lists it. */
export const draftsKey = 'unsaved-posts';

/** Whether a changed post was downloaded or proposed as it is now. */
export const isExported = ({ exported }: EditorState, { changes }: BlogState, id: string) =>
  exported.get(id) === changes.get(id);

/**
 * What the post editor keeps beside the blog store: its data, and unsaved drafts, which survive a
 * reload of the tab.
 */
export function createEditorStore(blog: BlogStore) {
  let state: EditorState = { drafts: bare({}), exported: new Map() };
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<EditorState>) {
    state = { ...state, ...change, drafts: bare(change.drafts ?? state.drafts) };
    if (change.drafts) writeDrafts(state.drafts);
    guard();
    for (const listener of listeners) listener();
  }

  /** Makes the browser ask before leaving the page would lose a draft or a post. */
  function guard() {
    const { changes } = blog.get();
    const isLost = [...changes.keys()].some((id) => !isExported(state, blog.get(), id));
    if (isLost || Object.keys(state.drafts).length > 0) addEventListener('beforeunload', ask);
    // Some browsers keep no page with this listener in the back-forward cache.
    else removeEventListener('beforeunload', ask);
  }

  async function fetchData() {
    const data = await readData();
    blog.open(data.posts, data.samples);
    set({ data, drafts: { ...readDrafts(), ...state.drafts } });
  }

  blog.subscribe(guard);
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Fetches the data of the editor once, and fills the blog store.
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
    /**
     * The data of the editor as they are published now.
     *
     * @throws Error if the request fails
     */
    latest: () => readData({ cache: 'no-cache' }),
    /** Keeps an unsaved draft, or removes it. The key of a new post is ''. */
    write(key: string, draft?: Draft) {
      const { [key]: _, ...others } = state.drafts;
      set({ drafts: draft ? { ...others, [key]: draft } : others });
    },
    /** Notes that a post was downloaded or proposed as it is now. */
    markExported(id: string) {
      const post = blog.get().changes.get(id);
      if (post !== undefined) set({ exported: new Map(state.exported).set(id, post) });
    },
  };
}

async function readData(options?: RequestInit): Promise<EditorData> {
  const response = await fetch(withBase(routes.editorData), options);
  if (!response.ok) throw new Error(`${routes.editorData} answered ${response.status}`);
  return response.json();
}

/** A record without inherited names: `constructor` can be the id of a post. */
const bare = <T extends object>(record: T): T => Object.assign(Object.create(null), record);

/** Drafts of an earlier load of the page. Damaged data and refused storage count as none. */
function readDrafts(): EditorState['drafts'] {
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

function writeDrafts(drafts: EditorState['drafts']) {
  try {
    sessionStorage.setItem(draftsKey, JSON.stringify(drafts));
  } catch {
    // The browser refuses storage. It still asks before the page is left.
  }
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
}
