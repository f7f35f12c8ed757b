import { authorOf } from './collections/team';
import { type WhitePaper, whitepapers } from './collections/whitepapers';
import { renderOnce } from './markdown-cache';
import { neighborsOf } from './neighbors';
import { relatedTo } from './related';

/**
 * Data of the page of a white paper (docs/specification.md W2).
 *
 * @throws Error for an unknown id
 */
export function paperPage(id: string) {
  const paper = whitepapers.getOrThrow(id);
  const step = (other?: WhitePaper) =>
    other && { href: whitepapers.url(other), title: other.title };
  const { previous, next } = neighborsOf(whitepapers.all(), id);
  return {
    paper,
    authors: paper.authors.map(authorOf),
    body: renderOnce(paper.body),
    related: relatedTo(whitepapers.url(paper)),
    previous: step(previous),
    next: step(next),
  };
}
