import { slugOf } from '../content/markdown/slug';
import { previousAndNext } from '../content/pages/previous-next';
import { routes } from '../site/routes';
import type { StoredPost } from './post';
import { type BlogState, postHref, visitPosts } from './session-posts';

/** Place of a post in its series, with the parts before and after it. */
export function seriesPlace(state: BlogState, { id, series }: StoredPost) {
  if (!series) return undefined;
  const parts = visitPosts(state)
    .filter((post) => post.series?.name === series.name)
    .sort((a, b) => (a.series?.part ?? 0) - (b.series?.part ?? 0));
  const { previous, next } = previousAndNext(parts, id);
  const step = (post?: StoredPost) => post && { title: post.title, href: postHref(state, post.id) };
  return {
    name: series.name,
    href: routes.series(slugOf(series.name)),
    part: series.part,
    last: parts.at(-1)?.series?.part ?? series.part,
    previous: step(previous),
    next: step(next),
  };
}
