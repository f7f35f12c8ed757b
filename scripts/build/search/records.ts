import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serialize, serializeOuter } from 'parse5';

import { cachedSync } from '#lib/build-cache';
import { products } from '#lib/content/collections/products';
import { site } from '#lib/content/collections/site';
import { canonicalPages } from '#lib/content/urls';
import type { Kind } from '#lib/search/format';
import { attributeOf, type Element } from '../finish/element';
import { elementsOf, parsePage, remove } from '../finish/page';

/** A search result: a page, or an element of a page with its id as the hash of the URL. */
export interface SearchRecord {
  url: string;
  kind: Kind;
  title: string;
  /** HTML of the main text. */
  html: string;
}

const kindOfFolder: Readonly<Record<string, Kind>> = {
  blog: 'article',
  whitepapers: 'paper',
  industries: 'industry',
  services: 'service',
  demos: 'demo',
  careers: 'job',
};

/** Kind of a page, from its path: `/blog/x` is an article, `/blog` and `/blog/a/b` are pages. */
export function kindOf(url: string): Kind {
  const [folder = '', id, ...rest] = url.split('/').slice(1);
  return (id && rest.length === 0 && kindOfFolder[folder]) || 'page';
}

/**
 * What can be found: the canonical pages, except the later pages of the blog list, and the products
 * on their page.
 */
export function searchableUrls(): { url: string; kind: Kind }[] {
  return [
    ...canonicalPages()
      .filter(({ path }) => !/\/page\/\d+$/.test(path))
      .map(({ path }) => ({ url: path, kind: kindOf(path) })),
    ...products.all().map((entry) => ({ url: products.url(entry), kind: 'product' as const })),
  ];
}

/**
 * Reads the records from the pages of the export, sorted by URL.
 *
 * @param out - folder of the export
 */
export async function readRecords(
  out: string,
  urls: readonly { url: string; kind: Kind }[] = searchableUrls(),
): Promise<SearchRecord[]> {
  const wanted = new Map<string, { url: string; kind: Kind }[]>();
  for (const each of urls) wanted.set(fileOf(each), [...(wanted.get(fileOf(each)) ?? []), each]);
  const records: SearchRecord[] = [];
  // One after the other, because thousands of parsed pages do not fit into memory.
  for (const [file, urlsOfFile] of wanted) {
    const html = await readFile(path.join(out, file), 'utf8');
    records.push(...recordsIn(html, urlsOfFile, ` | ${site().name}`));
  }
  return records.sort((a, b) => (a.url < b.url ? -1 : 1));
}

const fileOf = ({ url }: { url: string }) =>
  `${url.replace(/#.*/, '').replace(/^\/$/, '/index').slice(1)}.html`;

/** Elements without main text. */
const skipped = new Set([
  'button',
  'fieldset',
  'form',
  'iframe',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
]);

/**
 * Records of one page, from the cache if an earlier build has read the same text.
 *
 * @param suffix - end of the title that is the same on all pages
 */
export function recordsIn(
  html: string,
  wanted: readonly { url: string; kind: Kind }[],
  suffix: string,
): SearchRecord[] {
  // Parsing the rest of the page takes as long again.
  const parts = /<title>[^<]*<\/title>|<main[\s>].*<\/main>/gs;
  const text = (html.match(parts) ?? []).join('');
  const make = () => Buffer.from(JSON.stringify(recordsInText(text, wanted, suffix)));
  const stored = cachedSync(['records', text, JSON.stringify(wanted), suffix], make);
  return JSON.parse(Buffer.from(stored).toString());
}

function recordsInText(
  html: string,
  wanted: readonly { url: string; kind: Kind }[],
  suffix: string,
): SearchRecord[] {
  const elements = elementsOf(parsePage(html));
  const main = elements.find(({ tagName }) => tagName === 'main');
  const title = elements.find(({ tagName }) => tagName === 'title');
  if (!main || !title) throw new Error(`no main text or no title for ${wanted[0]?.url}`);
  const inside = elementsOf(main);
  remove(inside.filter(isSkipped));
  const entries = inside.filter((each) => each.tagName === 'article' && attributeOf(each, 'id'));
  const entryRecords = wanted.flatMap(({ url, kind }): SearchRecord[] => {
    const [, id] = url.split('#');
    if (!id) return [];
    const entry = entries.find((each) => attributeOf(each, 'id') === id);
    const heading = entry && elementsOf(entry).find(({ tagName }) => /^h\d$/.test(tagName));
    if (!entry || !heading) throw new Error(`no article with a heading for ${url}`);
    return [{ url, kind, title: textIn(heading), html: serializeOuter(entry) }];
  });
  // These are results of their own.
  remove([...entries, ...inside.filter(isCard)]);
  const pageRecords = wanted
    .filter(({ url }) => !url.includes('#'))
    .map(({ url, kind }): SearchRecord => {
      return { url, kind, title: textIn(title).replace(suffix, ''), html: serialize(main) };
    });
  return [...entryRecords, ...pageRecords];
}

/** Download links contain sizes that the build fills in later. */
const isSkipped = (element: Element) =>
  skipped.has(element.tagName) ||
  attributeOf(element, 'aria-hidden') === 'true' ||
  attributeOf(element, 'download') !== undefined ||
  attributeOf(element, 'class') === 'sr-only' ||
  // A link back to the list.
  (element.tagName === 'a' && textIn(element).startsWith('←'));

/** Whether an element presents another page, which is a result of its own. */
const isCard = (element: Element) =>
  element.tagName === 'article' &&
  elementsOf(element).some(
    (each) =>
      /^h\d$/.test(each.tagName) &&
      elementsOf(each).some((link) => attributeOf(link, 'href')?.startsWith('/')),
  );

const textIn = (node: Element): string =>
  node.childNodes
    .map((child) => ('value' in child ? child.value : 'childNodes' in child ? textIn(child) : ''))
    .join('');
