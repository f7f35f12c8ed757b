import { kindLabels } from '../site/words';
import type { EntryBase } from './collection';
import { blog } from './collections/blog';
import { activeDemos, demos } from './collections/demos';
import { industries } from './collections/industries';
import { services } from './collections/services';
import { tagOf } from './collections/topics';
import { whitepapers } from './collections/whitepapers';
import { onceFromContent } from './content-folder';
import { bySimilarity } from './similarity';
import { stringsIn } from './strings-in';

/** A link to a piece on a similar subject. */
export interface Related {
  /** Name of its kind, as shown. */
  kind: string;
  href: string;
  title: string;
}

interface Piece extends Omit<Related, 'kind'> {
  kind: keyof typeof kindLabels;
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
  return [
    ...blog.all().map((post) => ({
      kind: 'article' as const,
      href: blog.url(post),
      title: post.title,
      text: article(post),
      tags: [post.category, ...post.tags].map(tagOf),
      series: post.series?.name,
    })),
    ...whitepapers.all().map((paper) => ({
      kind: 'paper' as const,
      href: whitepapers.url(paper),
      title: paper.title,
      text: article(paper),
      tags: [paper.category, ...paper.tags].map(tagOf),
    })),
    ...industries.all().map((industry) => ({
      kind: 'industry' as const,
      href: industries.url(industry),
      title: industry.title,
      text: data(industry),
      tags: [tagOf(industry.name)],
    })),
    ...services.all().map((service) => ({
      kind: 'service' as const,
      href: services.url(service),
      title: service.title,
      text: data(service),
      tags: [tagOf(service.title)],
    })),
    ...activeDemos().map((demo) => ({
      kind: 'demo' as const,
      href: demos.url(demo),
      title: demo.name,
      text: data(demo),
      tags: [...demo.industries, ...demo.technology].map(tagOf),
    })),
  ];
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

/** Of the candidates, best first, those that the page links to. */
function chosen(from: Piece, candidates: readonly Piece[]): Related[] {
  const links: Piece[] = [];
  for (const to of candidates) {
    if (links.length === LINKS) break;
    if (!isEligible(from, to)) continue;
    if (links.filter(({ kind }) => kind === to.kind).length === LINKS_OF_A_KIND) continue;
    links.push(to);
  }
  return links.map(({ kind, href, title }) => ({ kind: kindLabels[kind].one, href, title }));
}

/** Links by path of the page. */
const linksByPath = onceFromContent((): Map<string, Related[]> => {
  const pieces = allPieces();
  const similar = bySimilarity(pieces);
  return new Map(
    pieces.map((piece, index) => [
      piece.href,
      chosen(
        piece,
        (similar[index] ?? []).flatMap((other) => pieces[other] ?? []),
      ),
    ]),
  );
});

/** Up to three pieces on similar subjects, by shared topics and similar words. */
export const relatedTo = (path: string): Related[] => linksByPath().get(path) ?? [];
