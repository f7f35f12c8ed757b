import { feedFormats, feedLists, feedPath } from '../../site/alternates';
import * as messages from '../../site/messages';
import { type EntryKind, type PageId, pagePaths, pageRows } from '../../site/pages';
import { blog } from '../collections/blog';
import { landscape } from '../collections/landscape';
import { isPageOn } from '../collections/pages';
import { siteDocument } from '../collections/site';
import { isPreview, onceFromContent } from '../load/content-folder';
import { pagedCollections } from '../load/registry';
import { withoutLinks } from '../markdown/links';
import { inspectOnce } from '../markdown/markdown-cache';
import { allSeries } from './series';
import { topics } from './topics';

const needed: Record<EntryKind, () => number> = {
  blog: () => blog.valid().length,
  topics: () => topics().length,
  series: () => allSeries().length,
  landscape: () => Number(Boolean(landscape.valid())),
  editor: () => Number(hasAccounts() && blog.valid().length > 0),
};

/** Whether visitors can sign in. A mistake in site.json is reported elsewhere. */
const hasAccounts = () => siteDocument.valid()?.accounts !== false;

/** Whether there are entries for a page: those that it needs, and those that it lists. */
function hasEntries({ id, of }: (typeof pageRows)[number]): boolean {
  const listed = pagedCollections.find(({ list }) => list === id);
  return (!of || needed[of]() > 0) && (!listed || listed.valid().length > 0);
}

/** Rows of the pages that the site has: those with texts and with entries. */
export const shownPages = onceFromContent(() =>
  pageRows.filter((row) => isPageOn(row.id) && hasEntries(row)),
);

export const isShown = (id: PageId) => shownPages().some((page) => page.id === id);

/** The parent of a page in its breadcrumb: home while it is off. */
export const parentPage = (id: PageId, name: string) =>
  isShown(id)
    ? { name, path: pagePaths[id] }
    : { name: messages.layout.homePage, path: pagePaths.home };

/** Lists with a feed. */
export const shownFeeds = () => feedLists.filter(isShown);

/** URL paths of all feeds. */
export const feedPaths = () =>
  shownFeeds().flatMap((list) => feedFormats.map((format) => feedPath(list, format)));

/** Addresses of entries whose last day is over: a link to a job must not fail the build of that day. */
const endedPaths = onceFromContent(
  () =>
    new Set(
      pagedCollections.flatMap(({ inspect }) =>
        inspect().files.flatMap(({ entry, url }) =>
          entry?.status === 'expired' && !isPreview() ? url : [],
        ),
      ),
    ),
);

/**
 * Whether a link leads to a page that is off, to an entry, a list or a feed below such a page, or to an
 * entry that has ended.
 */
export function isOff(href: string): boolean {
  const target = href.replace(/[?#].*$/, '');
  if (endedPaths().has(target)) return true;
  const list = feedLists.find((each) =>
    feedFormats.some((format) => feedPath(each, format) === target),
  );
  const id = list ?? rowAbove(target)?.id;
  return id !== undefined && !isShown(id);
}

/** The page at an address, or the nearest one above it. */
function rowAbove(target: string): (typeof pageRows)[number] | undefined {
  const row = pageRows.find(({ path, also = [] }) => [path, ...also].includes(target));
  const above = target.slice(0, target.lastIndexOf('/'));
  return row ?? (above ? rowAbove(above) : undefined);
}

/** Those of the links, buttons or points that do not lead to a page that is off. */
export const visibleLinks = <Link extends { href?: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ href }) => href === undefined || !isOff(href));

/** A Markdown text in which links to pages that are off are plain text. */
export const unlinkOffPages = (markdown: string): string =>
  inspectOnce(markdown).links.some(({ url }) => isOff(url))
    ? withoutLinks(markdown, isOff)
    : markdown;
