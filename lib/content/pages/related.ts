import * as messages from '../../site/messages';
import { blog } from '../collections/blog';
import { activeDemos, demos } from '../collections/demos';
import { industries } from '../collections/industries';
import { services } from '../collections/services';
import { tagOf } from '../collections/topics';
import { whitepapers } from '../collections/whitepapers';
import type { Collection, EntryBase } from '../load/collection';
import { onceFromContent } from '../load/content-folder';
import { stringsIn } from '../schema/strings-in';
import { bySimilarity } from './similarity';

/** A link to a piece on a similar subject. */
export interface Related {
  /** Name of its kind, as shown. */
  kind: string;
  href: string;
  title: string;
}

interface Piece extends Omit<Related, 'kind'> {
  kind: keyof typeof messages.kindLabels;
  text: string;
  tags: readonly string[];
  series?: string;
}

/** Links at the end of a page. */
const LINKS = 3;
/** Of these links, at most so many are of the same kind. */
const LINKS_OF_A_KIND = 2;

/** Everything that is compared, in a fixed order. */
function allPieces(): Piece[] {
  const article = (entry: EntryBase & { title: string; excerpt: string }) =>
    // The title counts three times.
    [entry.title, entry.title, entry.title, entry.excerpt, entry.body].join('\n');
  const data = (entry: object) =>
    stringsIn(entry)
      .filter(({ value }) => value.includes(' '))
      .map(({ value }) => value)
      .join('\n');
  const piecesOf = <E extends EntryBase>(
    kind: Piece['kind'],
    { url }: Collection<E>,
    entries: readonly E[],
    facts: (entry: E) => Omit<Piece, 'kind' | 'href'>,
  ) => entries.map((entry) => ({ kind, href: url(entry), ...facts(entry) }));
  return [
    ...piecesOf('article', blog, blog.all(), (post) => ({
      title: post.title,
      text: article(post),
      tags: [post.category, ...post.tags],
      series: post.series?.name,
    })),
    ...piecesOf('paper', whitepapers, whitepapers.all(), (paper) => ({
      title: paper.title,
      text: article(paper),
      tags: [paper.category, ...paper.tags],
    })),
    ...piecesOf('industry', industries, industries.all(), (industry) => ({
      title: industry.title,
      text: data(industry),
      tags: [industry.name],
    })),
    ...piecesOf('service', services, services.all(), (service) => ({
      title: service.title,
      text: data(service),
      tags: [service.title],
    })),
    ...piecesOf('demo', demos, activeDemos(), (demo) => ({
      title: demo.name,
      text: data(demo),
      tags: [...demo.industries, ...demo.technology],
    })),
  ].map((piece) => ({ ...piece, tags: piece.tags.map(tagOf) }));
}

/**
 * Whether a page may link to a piece: parts of one series link to each other anyway, an industry
 * page shows its demos, and pages of the last two kinds are in the menu together.
 */
function isEligible(from: Piece, to: Piece): boolean {
  if (from.kind === 'article') return !from.series || from.series !== to.series;
  if (from.kind === 'industry') return to.kind !== 'industry' && to.kind !== 'demo';
  return from.kind !== 'service' || to.kind !== 'service';
}

/** Links by path of the page. */
const linksByPath = onceFromContent((): Map<string, Related[]> => {
  const pieces = allPieces();
  const similar = bySimilarity(pieces);
  return new Map(pieces.map((piece, index) => [piece.href, linksOf(piece, similar[index] ?? [])]));
});

/** Of the similar pieces, best first, those that a page links to. */
function linksOf(from: Piece, similar: readonly Piece[]): Related[] {
  const eligible = similar.filter((to) => isEligible(from, to));
  const nthOfKind = (to: Piece, index: number) =>
    eligible.slice(0, index).filter(({ kind }) => kind === to.kind).length;
  return eligible
    .filter((to, index) => nthOfKind(to, index) < LINKS_OF_A_KIND)
    .slice(0, LINKS)
    .map(({ kind, href, title }) => ({ kind: messages.kindLabels[kind].one, href, title }));
}

/** Up to three pieces on similar subjects, by shared topics and similar words. */
export const relatedTo = (path: string): Related[] => linksByPath().get(path) ?? [];
