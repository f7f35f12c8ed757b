import { routes } from '../site/routes';
import { checkPreview } from './check';
import type { EntryBase } from './collection';
import { blog, type Post } from './collections/blog';
import { authorOf } from './collections/team';
import { type WhitePaper, whitepapers } from './collections/whitepapers';
import { renderOnce } from './markdown-cache';
import { neighborsOf } from './neighbors';
import { relatedTo } from './related';
import { placeInSeries } from './series';
import { withoutOffLinks } from './shown-pages';
import { linkedTags, topicPath } from './topics';

const textOf = ({ file, body }: Pick<EntryBase, 'file' | 'body'>) =>
  renderOnce({ file, body: withoutOffLinks(body) });

/**
 * Data of the page of a post (docs/specification.md B6).
 *
 * @throws Error for an unknown id
 */
export function postPage(id: string) {
  const post = blog.getOrThrow(id);
  checkPreview(post.file);
  const step = (other?: Post) => other && { href: routes.post(other.id), title: other.title };
  const { previous, next } = neighborsOf(blog.all(), id);
  return {
    post,
    author: authorOf(post.author),
    body: textOf(post),
    /** Sanitized HTML. */
    callToAction: post.callToAction && textOf({ ...post, body: post.callToAction }).html,
    /** Path of the page of its category, if there is one. */
    topic: topicPath(post.category),
    tags: linkedTags(post.tags),
    series: placeInSeries(post),
    related: relatedTo(blog.url(post)),
    previous: step(previous),
    next: step(next),
  };
}

/**
 * Data of the page of a white paper (docs/specification.md W2).
 *
 * @throws Error for an unknown id
 */
export function paperPage(id: string) {
  const paper = whitepapers.getOrThrow(id);
  checkPreview(paper.file);
  const step = (other?: WhitePaper) =>
    other && { href: whitepapers.url(other), title: other.title };
  const { previous, next } = neighborsOf(whitepapers.all(), id);
  return {
    paper,
    authors: paper.authors.map(authorOf),
    body: textOf(paper),
    related: relatedTo(whitepapers.url(paper)),
    previous: step(previous),
    next: step(next),
  };
}
