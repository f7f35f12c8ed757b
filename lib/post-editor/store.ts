import type { Draft } from './draft';
import type { EditorData, StoredPost } from './post';

/** State of the blog store (docs/specification.md B11), in memory for one browser session. */
export interface BlogState {
  /** Set when the editor first opens; includes the samples that the store starts with. */
  editorData?: EditorData;
  posts: readonly StoredPost[];
  /** Published posts that were opened besides the samples, as they were then. */
  opened: readonly StoredPost[];
  /** Number of drafts restored after a reload, until the notice is dismissed. */
  recovered: number;
  /** Unsaved drafts by post id. The key of a new post is '' or an id that no post has. */
  drafts: Readonly<Record<string, Draft>>;
  /** Posts as they were when they were downloaded or proposed. */
  exported: readonly StoredPost[];
  /** The last deletion, while it can be undone. */
  lastDeleted?: { title: string; key: string; draft?: Draft; post?: StoredPost; place: number };
}

export type BlogAction =
  | { type: 'open'; editorData: EditorData; drafts?: BlogState['drafts'] }
  /** Adds a published post that is not one of the samples. */
  | { type: 'openPost'; post: StoredPost }
  /** `key` is the key of the draft that became the post. */
  | { type: 'add'; post: StoredPost; key?: string }
  | { type: 'update'; post: StoredPost }
  | { type: 'remove' | 'markExported'; id: string }
  | { type: 'write'; key: string; draft?: Draft }
  | { type: 'discard'; key: string }
  | { type: 'restore' | 'dismissUndo' | 'dismissRecovered' };

export const emptyBlog: BlogState = {
  posts: [],
  opened: [],
  drafts: {},
  exported: [],
  recovered: 0,
};

/** Returns the state after an action. Actions on an unknown id do not change the state. */
export function blogReducer(state: BlogState, action: BlogAction): BlogState {
  switch (action.type) {
    case 'open':
      if (state.editorData) return state;
      return {
        ...state,
        editorData: action.editorData,
        posts: [...action.editorData.posts, ...state.posts],
        drafts: { ...action.drafts, ...state.drafts },
        recovered: Object.keys(action.drafts ?? {}).length,
      };
    case 'openPost':
      if (originalsOf(state).some(({ id }) => id === action.post.id)) return state;
      return {
        ...state,
        posts: [...state.posts, action.post],
        opened: [...state.opened, action.post],
      };
    case 'add':
      return {
        ...state,
        posts: [...state.posts, action.post],
        drafts: without(without(state.drafts, action.key ?? ''), action.post.id),
      };
    case 'update':
      return {
        ...state,
        posts: state.posts.map((post) => (post.id === action.post.id ? action.post : post)),
        drafts: without(state.drafts, action.post.id),
      };
    case 'markExported': {
      const post = postOf(state, action.id);
      return post ? { ...state, exported: [...state.exported, post] } : state;
    }
    case 'remove': {
      const place = state.posts.findIndex(({ id }) => id === action.id);
      const post = state.posts[place];
      if (!post) return state;
      return {
        ...state,
        posts: state.posts.filter((each) => each !== post),
        drafts: without(state.drafts, post.id),
        lastDeleted: { title: post.title, key: post.id, draft: state.drafts[post.id], post, place },
      };
    }
    case 'write':
      return {
        ...state,
        drafts: action.draft
          ? { ...state.drafts, [action.key]: action.draft }
          : without(state.drafts, action.key),
      };
    case 'discard': {
      const draft = state.drafts[action.key];
      if (!draft) return state;
      const { key } = action;
      return {
        ...state,
        drafts: without(state.drafts, key),
        lastDeleted: { title: draft.title, key, draft, place: -1 },
      };
    }
    case 'restore':
      return restored(state);
    case 'dismissRecovered':
      return { ...state, recovered: 0 };
    case 'dismissUndo':
      return { ...state, lastDeleted: undefined };
  }
}

function restored({ lastDeleted, ...state }: BlogState): BlogState {
  if (!lastDeleted) return state;
  const { post, draft, key, place } = lastDeleted;
  const back = post && !state.posts.some(({ id }) => id === post.id);
  return {
    ...state,
    posts: back ? state.posts.toSpliced(place, 0, post) : state.posts,
    drafts: draft && !state.drafts[key] ? { ...state.drafts, [key]: draft } : state.drafts,
  };
}

function without(drafts: BlogState['drafts'], key: string): BlogState['drafts'] {
  const { [key]: _, ...rest } = drafts;
  return rest;
}

/** The post with an id, as edited in this session. */
export const postOf = (state: BlogState, id: string) => state.posts.find((post) => post.id === id);

/** The published posts that the store has taken over. */
export const originalsOf = ({ editorData, opened }: BlogState) => [
  ...(editorData?.posts ?? []),
  ...opened,
];

/** Whether an id is that of a published post that the store has not taken over. */
export const isUnopened = (state: BlogState, id: string) =>
  state.editorData?.files.some((file) => file.id === id) === true &&
  !originalsOf(state).some((post) => post.id === id);

/** Whether a post is new or differs from its published version. */
export const isChanged = (state: BlogState, post: StoredPost) => !originalsOf(state).includes(post);

/** Whether the posts differ from those of the build. */
export const hasChanges = (state: BlogState) =>
  state.posts.length !== originalsOf(state).length ||
  state.posts.some((post) => isChanged(state, post));

/**
 * Posts that the blog list shows in place of published cards once any post is changed: all but
 * those that were only opened.
 */
export const shownPosts = (state: BlogState) =>
  state.posts.filter((post) => !state.opened.includes(post));

/** Ids of the published posts whose cards these posts replace. */
export const replacedIds = (state: BlogState) =>
  originalsOf(state)
    .filter((post) => !(state.opened.includes(post) && state.posts.includes(post)))
    .map(({ id }) => id);

/** Whether leaving the page would lose a draft, a post that was not exported, or a deletion. */
export const isAtRisk = (state: BlogState) =>
  Object.keys(state.drafts).length > 0 ||
  state.posts.some((post) => isChanged(state, post) && !state.exported.includes(post)) ||
  originalsOf(state).some(({ id }) => !postOf(state, id));
