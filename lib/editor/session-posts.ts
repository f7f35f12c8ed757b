import { countByMonth, type MonthCounts } from '../content/pages/archive';
import { previousAndNext } from '../content/pages/previous-next';
import { routes } from '../site/routes';
import type { Draft } from './draft';
import type { EditorData, StoredPost } from './post';

/** State of the blog store (docs/specification.md B11). */
export interface BlogState {
  /** Set when the editor opens. */
  data?: EditorData;
  /** Posts that were added or changed in this visit, by id; null for a deleted post. */
  changes: Readonly<Record<string, StoredPost | null>>;
  /** Unsaved drafts by id; the key of a new post is ''. */
  drafts: Readonly<Record<string, Draft>>;
  /** Ids of changed posts that were downloaded or proposed since. */
  exported: readonly string[];
}

const published = ({ data }: BlogState) => data?.posts ?? [];

/** Published posts with their changes in this visit, then new posts. */
export function visitPosts(state: BlogState): StoredPost[] {
  const known = new Set(published(state).map(({ id }) => id));
  const added = Object.entries(state.changes).map(([id, post]) => (known.has(id) ? null : post));
  return [
    ...published(state).map((post) => (post.id in state.changes ? state.changes[post.id] : post)),
    ...added,
  ].filter((post) => post !== null && post !== undefined);
}

/** All posts, newest first as in the blog list. */
export const allPosts = (state: BlogState) =>
  visitPosts(state).sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));

/** Posts of the store: the samples, published posts that were changed, then new posts. */
export const storedPosts = (state: BlogState) =>
  visitPosts(state).filter(({ id }) => state.data?.samples.includes(id) || id in state.changes);

/** A post as it is in this visit. */
export const postOf = (state: BlogState, id: string) =>
  visitPosts(state).find((post) => post.id === id);

/** Whether a post is part of the export. */
export const isPublished = (state: BlogState, id: string) =>
  published(state).some((post) => post.id === id);

/** Number of posts by month in this visit. @param counts - of the published posts */
export const sessionCounts = (counts: MonthCounts, state: BlogState): MonthCounts =>
  Object.keys(state.changes).length > 0
    ? countByMonth(visitPosts(state).map(({ date }) => date))
    : counts;

/** Page of a post: a changed one has a page in this visit only. */
export const postHref = (state: BlogState, id: string) =>
  state.changes[id] ? routes.sessionPost(id) : routes.post(id);

/** Pages of the posts before and after one among all (docs/specification.md B9). */
export function stepsFrom(state: BlogState, id: string) {
  const { previous, next } = previousAndNext(allPosts(state), id);
  const step = (post?: StoredPost) => post && { title: post.title, href: postHref(state, post.id) };
  return { previous: step(previous), next: step(next) };
}

/** Whether a changed post has a row in the card of its series, as its published version has. */
export function staysInSeries(state: BlogState, { id, series }: StoredPost): boolean {
  const parts = published(state).filter((post) => series && post.series?.name === series.name);
  return parts.length > 1 && parts.some((part) => part.id === id);
}

/** An entry of the blog list. */
export interface ListItem<T> {
  /** Ids of its posts: one, or the parts of a series. */
  ids: readonly string[];
  /** Date of its newest post. */
  date: string;
  content: T;
}

/** Which posts a page of the blog list shows. */
export interface ListRange {
  /** Month that is filtered by, e.g. `2024-05`. */
  month?: string;
  /** Date of the last entry of the page before; undefined on the first page. */
  before?: string;
  /** Date of the last entry of the page; undefined on the last page. */
  until?: string;
  /** Whether each part of a series is an entry, rather than the series. */
  single?: boolean;
}

/**
 * Entries of a page of the blog list in this visit, newest first: without changed and deleted
 * posts, and with the changed ones at their date. Parts that stay in their series are in its entry.
 */
export function sessionItems<T>(
  items: readonly ListItem<T>[],
  state: BlogState,
  { month, before = '9999', until = '', single = false }: ListRange,
  contentOf: (post: StoredPost) => T,
): ListItem<T>[] {
  const isRow = (post: StoredPost) => !single && staysInSeries(state, post);
  const isReplaced = (id: string) => {
    const post = state.changes[id];
    return post === null || (post !== undefined && !isRow(post));
  };
  const added = Object.values(state.changes)
    .filter((post) => post !== null)
    .filter((post) => !isRow(post))
    .filter(({ date }) => (month ? date.startsWith(month) : date <= before && date > until));
  return [
    ...items.filter(({ ids }) => !ids.every(isReplaced)),
    ...added.map((post) => ({ ids: [post.id], date: post.date, content: contentOf(post) })),
  ].sort((a, b) => b.date.localeCompare(a.date));
}
