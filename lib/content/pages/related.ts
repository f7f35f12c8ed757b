import * as messages from '../../site/messages';
import { blog } from '../collections/blog';
import { demos } from '../collections/demos';
import { industries } from '../collections/industries';
import { services } from '../collections/services';
import { tagOf } from '../collections/topics';
import { whitepapers } from '../collections/whitepapers';
import type { Collection, EntryBase } from '../load/collection';
import { onceFromContent } from '../load/content-folder';
import { grouped } from '../load/grouped';
import { pagedCollections } from '../load/registry';
import { activeDemos } from './active-demos';

/** A link to an entry with shared topics. */
export interface Related {
  /** Name of its kind, as shown. */
  kind: string;
  href: string;
  title: string;
  lang?: string;
}

interface RelatedEntry extends Omit<Related, 'kind'> {
  kind: messages.Kind;
  tags: readonly string[];
  /** ISO date; empty for pages without one. */
  date: string;
  series?: string;
}

const { article, demo, industry, paper, service } = messages.kindLabels;

/** Links at the end of a page. */
const LINKS = 3;
/** Of these links, at most so many are of the same kind. */
const LINKS_OF_A_KIND = 2;
/** Entries of a tag that are compared, the newest: the work then grows with the number of entries. */
const NEWEST_OF_A_TAG = 50;

/** Everything that is compared, newest first, then what has no date. */
function allEntries(): RelatedEntry[] {
  const entriesOf = <E extends EntryBase>(
    kind: RelatedEntry['kind'],
    { url }: Collection<E>,
    entries: readonly E[],
    facts: (entry: E) => Omit<RelatedEntry, 'kind' | 'href'>,
  ) => entries.map((entry) => ({ kind, href: url(entry), ...facts(entry) }));
  return [
    ...entriesOf(article, blog, blog.all(), ({ title, lang, date, category, tags, series }) => ({
      ...{ title, lang, date, tags: [category, ...tags], series: series?.name },
    })),
    ...entriesOf(
      paper,
      whitepapers,
      whitepapers.all(),
      ({ title, lang, date, category, tags }) => ({
        ...{ title, lang, date, tags: [category, ...tags] },
      }),
    ),
    ...entriesOf(industry, industries, industries.all(), ({ title, name, demoTags }) => ({
      ...{ title, date: '', tags: [name, ...demoTags] },
    })),
    ...entriesOf(service, services, services.all(), ({ title }) => ({
      ...{ title, date: '', tags: [title, ...title.split(' & ')] },
    })),
    ...entriesOf(demo, demos, activeDemos(), ({ name, createdAt, industries, technology }) => ({
      ...{ title: name, date: createdAt, tags: [...industries, ...technology] },
    })),
    ...pagedCollections.flatMap(({ kind, toldEntries }) =>
      toldEntries().map(({ path, title, tags = [], date = '' }) => ({
        ...{ kind, href: path, title, tags, date },
      })),
    ),
  ]
    .map((entry) => ({ ...entry, tags: [...new Set(entry.tags.map(tagOf))] }))
    .sort(byDate);
}

const byDate = (a: RelatedEntry, b: RelatedEntry) =>
  a.date < b.date ? 1 : a.date > b.date ? -1 : 0;

/**
 * Whether a page may link to an entry: parts of one series link to each other anyway, an industry
 * page shows its demos, and pages of the last two kinds are in the menu together.
 */
function isEligible(from: RelatedEntry, to: RelatedEntry): boolean {
  if (from.kind === article) return !from.series || from.series !== to.series;
  if (from.kind === industry) return to.kind !== industry && to.kind !== demo;
  return from.kind !== service || to.kind !== service;
}

/** Links by path of the page. */
const linksByPath = onceFromContent((): Map<string, Related[]> => {
  const entries = allEntries();
  const byTag = grouped(entries, ({ tags }) => tags);
  const articles = entries.filter(({ kind }) => kind === article || kind === paper);
  const newest = articles.slice(0, NEWEST_OF_A_TAG);
  return new Map(entries.map((entry) => [entry.href, linksOf(entry, byTag, newest)]));
});

/** The entries with the most tags of a page, of these the newest; after them the newest articles and papers. */
function linksOf(
  from: RelatedEntry,
  byTag: ReadonlyMap<string, readonly RelatedEntry[]>,
  newest: readonly RelatedEntry[],
): Related[] {
  const shared = new Map<RelatedEntry, number>();
  for (const to of newest) if (to !== from && isEligible(from, to)) shared.set(to, 0);
  for (const tag of from.tags) {
    for (const to of byTag.get(tag)?.slice(0, NEWEST_OF_A_TAG) ?? []) {
      if (to !== from && isEligible(from, to)) shared.set(to, (shared.get(to) ?? 0) + 1);
    }
  }
  const counts = new Map<RelatedEntry['kind'], number>();
  return [...shared]
    .sort(([a, sharedByA], [b, sharedByB]) => sharedByB - sharedByA || byDate(a, b))
    .flatMap(([{ kind, href, title, lang }]) => {
      const nth = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, nth);
      return nth > LINKS_OF_A_KIND ? [] : { kind: kind.one, href, title, lang };
    })
    .slice(0, LINKS);
}

/** Three entries: those with the most shared topics first, then the newest. */
export const relatedTo = (path: string): Related[] => linksByPath().get(path) ?? [];
