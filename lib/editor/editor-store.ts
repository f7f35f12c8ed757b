import type { BlogStore } from '../blog/blog-store';
import type { StoredPost } from '../blog/stored-post';
import { withBase } from '../site/base-path';
import { routes } from '../site/routes';
import { compareWithPublished, type Draft, frontMatterOf, publishedDraft } from './draft';
import { draftKey, forget, type KeptDraft, type KeptDrafts, keep, readKept } from './kept-drafts';
import type { EditorData, PostSource } from './post';

/** A text that was thrown away, or replaced by another one. */
export interface Thrown {
  key: string;
  draft: Draft;
}

/** State of the post editor. */
export interface EditorState {
  /** Set when the editor opens. */
  data?: EditorData;
  /** Files of published posts that have been fetched, by id. */
  sources: Readonly<Record<string, PostSource>>;
  /**
   * What was typed, by the id of its post, or by `~` and a number for a new one: drafts, and saved
   * posts until they are published.
   */
  drafts: Readonly<Record<string, Draft>>;
  /** Drafts that are posts of the blog store as they are. */
  saved: Readonly<Record<string, Draft>>;
  /** What was thrown away since the site was opened, oldest first. */
  thrown: readonly Thrown[];
  /** Posts that were deleted since then, with what the blog store had changed of them before. */
  deleted: readonly { id: string; title: string; change?: StoredPost | null }[];
  /** Keys of drafts that the browser refuses to store. */
  refused: ReadonlySet<string>;
  /** Keys of drafts that are open in another tab. */
  elsewhere: ReadonlySet<string>;
  /** Fields that were taken over from a newer version of the published post, by key. */
  taken: Readonly<Record<string, readonly string[]>>;
}

/** Key of a new post, which has no id yet. */
export const newKey = (number: number) => `~${number}`;
export const isNewKey = (key: string) => key.startsWith('~');

/** What tabs tell each other. */
type Message =
  | { type: 'written'; key: string; kept: KeptDraft | null }
  | { type: 'opened' | 'alsoOpen' | 'closed'; key: string };

/**
 * What the post editor keeps beside the blog store: its data, and what was typed, in the storage of
 * the browser (kept-drafts.ts).
 */
export function createEditorStore(blog: BlogStore) {
  let state: EditorState = {
    ...{ sources: bare({}), drafts: bare({}), saved: bare({}), taken: bare({}) },
    ...{ thrown: [], deleted: [], refused: new Set(), elsewhere: new Set() },
  };
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const revisions = new Map<string, number>();
  let channel: BroadcastChannel | undefined;
  /** Keys of the drafts that are open in this tab. */
  const open = new Set<string>();

  function set(change: Partial<EditorState>) {
    state = { ...state, ...change };
    // The browser asks before leaving the page would lose a draft. Some browsers keep no page with
    // this listener in the back-forward cache.
    if (state.refused.size > 0) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
    for (const listener of listeners) listener();
  }

  function setRefused(key: string, isRefused: boolean) {
    if (state.refused.has(key) === isRefused) return;
    const refused = new Set(state.refused);
    if (isRefused) refused.add(key);
    else refused.delete(key);
    set({ refused });
  }

  const tell = (message: Message) => channel?.postMessage(message);

  /** Stores a draft, or removes it. */
  function write(key: string, draft?: Draft) {
    const { [key]: _, ...others } = state.drafts;
    set({ drafts: bare(draft ? { ...others, [key]: draft } : others) });
    if (!draft) {
      revisions.delete(key);
      tell({ type: 'written', key, kept: null });
      forget(key);
      return setRefused(key, false);
    }
    const revision = (revisions.get(key) ?? 0) + 1;
    revisions.set(key, revision);
    tell({ type: 'written', key, kept: { draft, revision } });
    const stored = keep(key, { draft, revision });
    if (typeof stored === 'boolean') return setRefused(key, !stored);
    setRefused(key, true);
    void stored.then((isStored) => {
      if (revisions.get(key) === revision) setRefused(key, !isStored);
    });
  }

  /** Shows what another tab has written. */
  function adopt(kept: KeptDrafts) {
    const other = Object.entries(kept).filter(
      // What is stored of a refused draft is older.
      ([key, { revision }]) => revision !== revisions.get(key) && !state.refused.has(key),
    );
    if (other.length === 0) return;
    for (const [key, { revision }] of other) revisions.set(key, revision);
    const drafts = other.map(([key, { draft }]) => [key, draft]);
    set({ drafts: bare({ ...state.drafts, ...Object.fromEntries(drafts) }) });
  }

  function hear({ data: message }: MessageEvent<Message>) {
    const { type, key } = message;
    if (type === 'written') {
      if (message.kept) return adopt({ [key]: message.kept });
      const { [key]: _, ...drafts } = state.drafts;
      revisions.delete(key);
      return set({ drafts: bare(drafts) });
    }
    const elsewhere = new Set(state.elsewhere);
    if (type === 'closed') elsewhere.delete(key);
    else if (open.has(key)) {
      elsewhere.add(key);
      if (type === 'opened') tell({ type: 'alsoOpen', key });
    }
    set({ elsewhere });
  }

  /** A page that was in the back-forward cache, or frozen, has heard nothing. */
  const readAgain = () => {
    if (document.visibilityState === 'visible') void readKept().then(adopt);
  };

  function connect() {
    channel = new BroadcastChannel(draftKey);
    channel.onmessage = hear;
    addEventListener('pageshow', ({ persisted }) => persisted && readAgain());
    document.addEventListener('visibilitychange', readAgain);
    addEventListener('pagehide', () => {
      for (const key of open) tell({ type: 'closed', key });
    });
  }

  /** The draft to edit a published post, whose file has been fetched; undefined for other keys. */
  function published(key: string): Draft | undefined {
    const source = state.sources[key];
    return state.data && source && publishedDraft(key, source, state.data);
  }

  /** Takes the published posts as they are now. @param fetched - files of published posts */
  function setData(data: EditorData, fetched: EditorState['sources']) {
    const known = bare({ ...state.sources, ...fetched });
    const posts = data.posts.map((post) => ({ ...post, content: known[post.id]?.content }));
    const sources = posts.flatMap(({ id }) => (known[id] ? [[id, known[id]]] : []));
    blog.open(posts, data.samples);
    set({ data, sources: bare(Object.fromEntries(sources)) });
    const taken: Record<string, readonly string[]> = bare({ ...state.taken });
    for (const key of Object.keys(fetched)) {
      const draft = state.drafts[key];
      const current = published(key);
      if (!draft || !current) continue;
      if (isSame(draft, current, data)) {
        // It is published.
        if (!blog.get().changes.has(key)) write(key);
        continue;
      }
      const { draft: merged, taken: names } = compareWithPublished(draft, current);
      if (names.length > 0) taken[key] = names;
      if (JSON.stringify(merged) !== JSON.stringify(draft)) write(key, merged);
    }
    set({ taken });
  }

  async function fetchData() {
    const data = await readJson<EditorData>(routes.editorData);
    // Before the kept drafts are read, so that nothing that another tab writes is missed.
    if (!channel) connect();
    const kept = Object.entries(await readKept());
    adopt(Object.fromEntries(kept.filter(([key]) => !(key in state.drafts))));
    // One that is missing is fetched again when its post is edited.
    setData(data, await readSources(data, [...data.samples, ...Object.keys(state.drafts)]));
  }

  /** Puts a draft in the place of another one, which can be taken back. */
  function put(key: string, draft?: Draft) {
    const before = state.drafts[key];
    if (before) set({ thrown: [...state.thrown, { key, draft: before }] });
    write(key, draft);
  }

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
    /** Fetches the file of a published post. @throws Error if the request fails */
    async loadSource(id: string) {
      const source = await readJson<PostSource>(routes.postSource(id));
      if (state.data) setData(state.data, { [id]: source });
    },
    published,
    /** Fetches the published posts as they are now; without a connection those of this visit stay. */
    async refresh() {
      const now = { cache: 'no-cache' } as const;
      const data = await readJson<EditorData>(routes.editorData, now).catch(() => undefined);
      if (data) setData(data, await readSources(data, Object.keys(state.sources), now));
    },
    write,
    put,
    /** Opens the draft of a file, and says what the published post has changed. */
    open(key: string, draft: Draft) {
      const current = published(key);
      put(key, current ? compareWithPublished(draft, current).draft : draft);
    },
    /** Notes that the blog store has a draft, under the id that it has now. */
    markSaved(key: string, draft: Draft) {
      write(draft.id, draft);
      if (key !== draft.id) write(key);
      set({ saved: bare({ ...state.saved, [draft.id]: draft }) });
    },
    /**
     * Throws a draft away: a saved post is as it was saved, or else as it is published. `takeBack`
     * undoes it.
     */
    throwAway(key: string) {
      const saved = state.saved[key];
      if (saved && saved !== state.drafts[key]) return put(key, saved);
      put(key);
      blog.restore(key);
      const { [key]: _, ...others } = state.saved;
      set({ saved: bare(others) });
    },
    /** Puts back what was thrown away. What has taken its place is thrown away instead. */
    takeBack(thrown: Thrown) {
      const { key, draft } = thrown;
      set({ thrown: state.thrown.filter((each) => each !== thrown) });
      put(isNewKey(key) && key in state.drafts ? freeKey(state.drafts) : key, draft);
    },
    /** Deletes a post from the blog store. `undelete` undoes it. */
    remove({ id, title }: StoredPost) {
      const change = blog.get().changes.get(id);
      set({ deleted: [...state.deleted, { id, title, change }] });
      blog.change(id, null);
    },
    undelete(id: string) {
      const entry = state.deleted.find((each) => each.id === id);
      set({ deleted: state.deleted.filter((each) => each !== entry) });
      blog.restore(id, entry?.change ?? undefined);
    },
    /** Tells other tabs that a draft is open here. @returns what tells them that it is not any more */
    enter(key: string) {
      open.add(key);
      tell({ type: 'opened', key });
      return () => {
        open.delete(key);
        tell({ type: 'closed', key });
        const elsewhere = new Set(state.elsewhere);
        elsewhere.delete(key);
        set({ elsewhere });
      };
    },
  };
}

/** Key for another new post. */
export function freeKey(drafts: EditorState['drafts']): string {
  let number = 1;
  while (newKey(number) in drafts) number += 1;
  return newKey(number);
}

/** Whether a draft says what is published. */
const isSame = (draft: Draft, published: Draft, { fields }: EditorData) =>
  draft.content.trim() === published.content.trim() &&
  JSON.stringify(frontMatterOf(draft, fields)) === JSON.stringify(frontMatterOf(published, fields));

/** @throws Error if the request fails */
async function readJson<T>(path: string, options?: RequestInit): Promise<T> {
  const response = await fetch(withBase(path), options);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** Fetches files of posts, without those of other posts and those that can't be had now. */
async function readSources(
  { posts }: EditorData,
  ids: readonly string[],
  options?: RequestInit,
): Promise<EditorState['sources']> {
  const wanted = posts.filter(({ id }) => ids.includes(id));
  const answers = await Promise.allSettled(
    wanted.map(({ id }) => readJson<PostSource>(routes.postSource(id), options)),
  );
  const read = answers.flatMap((answer, index) =>
    answer.status === 'fulfilled' ? [[wanted[index]?.id, answer.value]] : [],
  );
  return Object.fromEntries(read);
}

/** A record without inherited names: `constructor` can be the id of a post. */
const bare = <T extends object>(record: T): T => Object.assign(Object.create(null), record);

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
}
