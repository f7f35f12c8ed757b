import type { Draft } from './draft';
import type { Desk, StoredPost } from './post';

/** The blog store of the specification (section 4), kept in memory while the visit lasts. */
export interface BlogState {
  /** Comes with the samples that the store starts with, when the editor first opens. */
  desk?: Desk;
  posts: readonly StoredPost[];
  /** What was typed and not saved yet, by the id of its post; that of a new post has the key ''. */
  drafts: Readonly<Record<string, Draft>>;
  /** Posts that have left by one of the two ways out, as they were then. */
  taken: readonly StoredPost[];
  /** What the last deletion took away, until it is settled. */
  gone?: { title: string; key: string; draft?: Draft; post?: StoredPost; place: number };
}

export type BlogAction =
  | { type: 'open'; desk: Desk }
  | { type: 'add' | 'update'; post: StoredPost }
  | { type: 'remove' | 'take'; id: string }
  | { type: 'write'; key: string; draft?: Draft }
  | { type: 'discard'; key: string }
  | { type: 'restore' | 'settle' };

export const emptyBlog: BlogState = { posts: [], drafts: {}, taken: [] };

export function blogReducer(state: BlogState, action: BlogAction): BlogState {
  switch (action.type) {
    case 'open':
      if (state.desk) return state;
      return { ...state, desk: action.desk, posts: [...action.desk.posts, ...state.posts] };
    case 'add':
      return {
        ...state,
        posts: [...state.posts, action.post],
        drafts: without(without(state.drafts, ''), action.post.id),
      };
    case 'update':
      return {
        ...state,
        posts: state.posts.map((post) => (post.id === action.post.id ? action.post : post)),
        drafts: without(state.drafts, action.post.id),
      };
    case 'take': {
      const post = postOf(state, action.id);
      return post ? { ...state, taken: [...state.taken, post] } : state;
    }
    case 'remove': {
      const place = state.posts.findIndex(({ id }) => id === action.id);
      const post = state.posts[place];
      if (!post) return state;
      return {
        ...state,
        posts: state.posts.filter((each) => each !== post),
        drafts: without(state.drafts, post.id),
        gone: { title: post.title, key: post.id, draft: state.drafts[post.id], post, place },
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
        gone: { title: draft.title, key, draft, place: -1 },
      };
    }
    case 'restore':
      return restored(state);
    case 'settle':
      return { ...state, gone: undefined };
  }
}

function restored({ gone, ...state }: BlogState): BlogState {
  if (!gone) return state;
  const { post, draft, key, place } = gone;
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

export const postOf = (state: BlogState, id: string) => state.posts.find((post) => post.id === id);

const samplesOf = ({ desk }: BlogState) => desk?.posts ?? [];

/** Whether a post differs from its sample; one that is new has none. */
export const isChanged = (state: BlogState, post: StoredPost) => !samplesOf(state).includes(post);

/** Whether anything differs from what the site was built with. */
export const hasChanges = (state: BlogState) =>
  state.posts.length !== samplesOf(state).length ||
  state.posts.some((post) => isChanged(state, post));

/** Whether leaving the page would lose something: words not taken out, or a deletion. */
export const isAtRisk = (state: BlogState) =>
  Object.keys(state.drafts).length > 0 ||
  state.posts.some((post) => isChanged(state, post) && !state.taken.includes(post)) ||
  samplesOf(state).some(({ id }) => !postOf(state, id));
