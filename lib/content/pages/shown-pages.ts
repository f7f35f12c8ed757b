import { feedFormats, feedLists, feedPath } from '../../site/alternates';
import * as messages from '../../site/messages';
import { type EntryKind, type PageId, pagePaths, pageRows } from '../../site/pages';
import { blog } from '../collections/blog';
import { demos } from '../collections/demos';
import { industries } from '../collections/industries';
import { jobs } from '../collections/jobs';
import { landscape } from '../collections/landscape';
import { isPageOn } from '../collections/pages';
import { services } from '../collections/services';
import { whitepapers } from '../collections/whitepapers';
import { workbooks } from '../collections/workbooks';
import { onceFromContent } from '../load/content-folder';
import { withoutLinks } from '../markdown/markdown';
import { inspectOnce } from '../markdown/markdown-cache';
import { publishedPictures } from './assets';
import { allSeries } from './series';
import { topics } from './topics';
import { writers } from './writers';

const entriesOf: Record<EntryKind, () => number> = {
  blog: () => blog.valid().length,
  topics: () => topics().length,
  series: () => allSeries().length,
  whitepapers: () => whitepapers.valid().length,
  jobs: () => jobs.valid().length,
  demos: () => demos.valid().length,
  industries: () => industries.valid().length,
  services: () => services.valid().length,
  landscape: () => Number(Boolean(landscape.valid())),
};

/** Rows of the pages that the site has: those with texts and with entries of their kind. */
export const shownPages = onceFromContent(() =>
  pageRows.filter(({ texts, of }) => isPageOn(texts) && (!of || entriesOf[of]() > 0)),
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

/** Whether a link leads to a page that is off, or to an entry of such a page. */
export function isOff(href: string): boolean {
  const target = href.replace(/[?#].*$/, '');
  const row = rowAt(target) ?? rowAt(target.replace(/\/[^/]+$/, ''));
  return row !== undefined && !isShown(row.id);
}

const rowAt = (target: string) =>
  pageRows.find(({ path, also = [] }) => [path, ...also].includes(target));

/** Those of the links, buttons or points that do not lead to a page that is off. */
export const visibleLinks = <Link extends { href?: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ href }) => href === undefined || !isOff(href));

/** A Markdown text in which links to pages that are off are plain text. */
export const unlinkOffPages = (markdown: string): string =>
  inspectOnce(markdown).links.some(({ url }) => isOff(url))
    ? withoutLinks(markdown, isOff)
    : markdown;

/**
 * Names of the route files that are part of the site: app/**\/page.<name>.tsx is a page only while
 * content has something for it (next.config.mjs), because an export refuses a route without pages.
 */
export const routeNames = (): string[] => [
  ...shownPages().map(({ texts }) => texts),
  ...(writers().length > 0 ? ['authors'] : []),
  ...(shownFeeds().length > 0 ? ['feeds'] : []),
  ...(publishedPictures().length > 0 ? ['pictures'] : []),
  ...(workbooks.valid().length > 0 ? ['documents'] : []),
];
