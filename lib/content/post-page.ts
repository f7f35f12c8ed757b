import { routes } from '../site/routes';
import { blog, type Post } from './collections/blog';
import { authorOf } from './collections/team';
import { renderBody, renderOnce } from './markdown-cache';
import { neighborsOf } from './neighbors';

/** Number of posts in a series. */
const partsOf = (series: string) =>
  blog.all().filter((post) => post.series?.name === series).length;

/**
 * Data of the page of a post (docs/specification.md B6).
 *
 * @throws Error for an unknown id
 */
export function postPage(id: string) {
  const post = blog.getOrThrow(id);
  const step = (other?: Post) => other && { href: routes.post(other.id), title: other.title };
  const { previous, next } = neighborsOf(blog.all(), id);
  return {
    post,
    author: authorOf(post.author),
    body: renderBody(post),
    /** Sanitized HTML. */
    callToAction: post.callToAction && renderOnce(post.callToAction).html,
    parts: post.series ? partsOf(post.series.name) : 0,
    previous: step(previous),
    next: step(next),
  };
}
