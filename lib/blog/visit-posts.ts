import { countByMonth, type MonthCounts } from '../content/pages/archive';
import { newestFirst } from '../content/pages/newest-first';
import type { Span } from '../content/pages/paging';
import { linksAround, partsAround } from '../content/pages/previous-next';
import * as messages from '../site/messages';
import { routes } from '../site/routes';
import type { BlogState } from './blog-store';
import type { StoredPost } from './stored-post';

// The posts of a blog as they are in this visit: the published ones with the changes of the store.

/** Whether posts were added, changed or deleted in this visit. */
export const hasChanges = ({ changes }: BlogState) => changes.size > 0;

/** Whether a post is part of the export. */
export const isPublished = ({ published }: BlogState, id: string) =>
  published.some((post) => post.id === id);

/** All posts of this visit, newest first. */
export function visitPosts(state: BlogState): StoredPost[] {
  const { published, changes } = state;
  const added = [...changes.values()].filter((post) => post && !isPublished(state, post.id));
  return [
    ...published.map((post) => (changes.has(post.id) ? changes.get(post.id) : post)),
    ...added,
  ]
    .filter((post) => post !== null && post !== undefined)
    .sort(newestFirst);
}

/** A post of this visit. */
export const postOf = (state: BlogState, id: string) =>
  visitPosts(state).find((post) => post.id === id);

/** Posts of the store: the samples, published posts that were changed, then added posts. */
export function storedPosts(state: BlogState): StoredPost[] {
  const { samples, changes } = state;
  const ids = [
    ...samples,
    ...state.published.map(({ id }) => id).filter((id) => changes.has(id)),
    ...changes.keys(),
  ];
  return [...new Set(ids)].flatMap((id) => postOf(state, id) ?? []);
}

/** Page of a post: an added one has a page in this visit only. */
export const postHref = (state: BlogState, id: string) =>
  isPublished(state, id) ? routes.post(id) : routes.sessionPost(id);

/** Series and part, or the category, as shown above the title of a post of this visit. */
export function visitKicker(state: BlogState, { series, category }: StoredPost): string {
  if (!series) return category;
  const last = partsOf(state, series.name).at(-1)?.series?.part ?? series.part;
  return `${series.name} · ${messages.article.partOf(series.part, last)}`;
}

/** An item of a list: a post by its id, or a white paper, with what the page shows. */
export interface ListItem<T> {
  /** Id of a post; undefined for a paper. */
  id?: string;
  date: string;
  content: T;
}

/** Which posts a list has. */
export type ListOf =
  | 'all'
  /** Id of the author. */
  | { author: string }
  /** Name of the series. */
  | { series: string }
  /** Beginning of the dates: a year or month, e.g. `2024-05`. */
  | { period: string }
  /** Name of a category or tag, in lower case. */
  | { topic: string };

/** Whether a list has a post. */
function isListed(list: ListOf, { author, date, series, category, tags }: StoredPost): boolean {
  if (list === 'all') return true;
  if ('author' in list) return list.author === author.id;
  if ('period' in list) return date.startsWith(list.period);
  if ('series' in list) return list.series === series?.name;
  return [category, ...tags].some((name) => name.toLowerCase() === list.topic);
}

/**
 * A list in this visit: without posts that were deleted or do not belong to it any more, with those
 * that were changed or added. Without changes these are the items.
 *
 * @param items - published items; posts that are missing here are shown by `contentOf`
 * @param list - which posts belong to the list
 * @param span - dates of the items, if these are one of several pages
 */
export function visitList<T>(
  state: BlogState,
  items: readonly ListItem<T>[],
  list: ListOf,
  contentOf: (post: StoredPost) => T,
  { upTo, after }: Span = {},
): readonly ListItem<T>[] {
  if (!hasChanges(state)) return items;
  const { changes } = state;
  const isWhole = upTo === undefined && after === undefined;
  const belongs = (post: StoredPost) =>
    isListed(list, post) &&
    (upTo === undefined || post.date <= upTo) &&
    (after === undefined || post.date > after);
  const shown = (post: StoredPost) => ({ ...post, content: contentOf(post) });
  const kept = items.flatMap((item): ListItem<T> | ListItem<T>[] => {
    const post = changes.get(item.id ?? '');
    if (post === undefined) return item;
    return post && belongs(post) ? shown(post) : [];
  });
  const known = new Set(items.map(({ id }) => id));
  // Other pages have the unchanged posts that are missing on one of several.
  const others = visitPosts(state).filter(
    (post) => !known.has(post.id) && belongs(post) && (isWhole || changes.has(post.id)),
  );
  const all = [...kept, ...others.map(shown)];
  if (typeof list !== 'object' || !('series' in list)) return all.sort(newestFirst);
  const order = partsOf(state, list.series).map(({ id }) => id);
  return all.sort((a, b) => order.indexOf(a.id ?? '') - order.indexOf(b.id ?? ''));
}

interface Step {
  href: string;
  title: string;
}

/** Pages of the posts before and after one (docs/specification.md B9). */
export const stepsFrom = (state: BlogState, id: string) =>
  linksAround(visitPosts(state), id, (post) => postHref(state, post.id));

/** Parts of a series, in its order. */
const partsOf = (state: BlogState, name: string) =>
  visitPosts(state)
    .filter(({ series }) => series?.name === name)
    .sort((a, b) => (a.series?.part ?? 0) - (b.series?.part ?? 0));

/** Pages of the parts before and after a post in its series, and the number of the last part. */
export function seriesSteps(state: BlogState, id: string, name: string) {
  const parts = partsOf(state, name);
  return {
    last: parts.at(-1)?.series?.part ?? 0,
    ...partsAround(parts, id, (post) => postHref(state, post.id)),
  };
}

/** Links without those to deleted posts, and with the titles of changed ones. */
export const visitLinks = <L extends Step>({ changes }: BlogState, links: readonly L[]): L[] =>
  links.flatMap((link) => {
    const [, post] = [...changes].find(([id]) => routes.post(id) === link.href) ?? [];
    if (post === undefined) return link;
    return post ? { ...link, title: post.title, lang: post.lang } : [];
  });

/** Number of posts by month in this visit. @param counts - of the published posts */
export const visitCounts = (state: BlogState, counts: MonthCounts): MonthCounts =>
  hasChanges(state) ? countByMonth(visitPosts(state).map(({ date }) => date)) : counts;
