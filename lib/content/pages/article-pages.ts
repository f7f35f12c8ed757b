import { checkPreview } from '../check/check';
import { blog } from '../collections/blog';
import { authorOf } from '../collections/team';
import { whitepapers } from '../collections/whitepapers';
import { renderOnce } from '../markdown/markdown-cache';
import { linksAround } from './previous-next';
import { relatedTo } from './related';
import { placeInSeries } from './series';
import { unlinkOffPages } from './shown-pages';
import { linkedTags, topicPath } from './topics';

const textOf = ({ file, body, lang }: Parameters<typeof renderOnce>[0]) =>
  renderOnce({ file, lang, body: unlinkOffPages(body) });

/**
 * Data of the page of a post (docs/specification.md B6).
 *
 * @throws Error for an unknown id
 */
export function postPage(id: string) {
  const post = blog.getOrThrow(id);
  checkPreview(post.file);
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
    ...linksAround(blog.all(), id, blog.url),
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
  return {
    paper,
    authors: paper.authors.map(authorOf),
    body: textOf(paper),
    related: relatedTo(whitepapers.url(paper)),
    ...linksAround(whitepapers.all(), id, whitepapers.url),
  };
}
