import { checkPreview } from './check';
import { authorOf } from './collections/team';
import { type WhitePaper, whitepapers } from './collections/whitepapers';
import { renderBody } from './markdown-cache';
import { neighborsOf } from './neighbors';
import { withoutOffLinks } from './off-links';
import { relatedTo } from './related';

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
    body: renderBody({ ...paper, body: withoutOffLinks(paper.body) }),
    related: relatedTo(whitepapers.url(paper)),
    previous: step(previous),
    next: step(next),
  };
}
