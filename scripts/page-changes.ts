import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { redirectsData } from '#lib/http/host-files';
import { routes } from '#lib/site/routes';
import { attributeOf, type Element, textOf } from './build/finish/element';
import { elementsOf, parsePage } from './build/finish/page';

/** What a visitor or a search engine gets from a page. */
interface PageFacts {
  title: string;
  description: string;
  words: readonly string[];
  /** Addresses of pictures, sorted. */
  pictures: readonly string[];
}

/** An export: its pages by path, and the paths that redirect. */
interface Export {
  pages: ReadonlyMap<string, PageFacts>;
  redirects: Readonly<Record<string, string>>;
}

/** Most rows of the table. A change of the footer changes every page. */
const maxRows = 100;

/** Pages for unknown paths, and the second address of each post. */
const notListed = /(?:^|\/)404$|^\/_|^\/blogs\//;

/** Reads the pages of an exported site. @param out - its folder */
export function readExport(out: string): Export {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split(path.sep).join('/'));
  const pages = new Map<string, PageFacts>();
  for (const file of files.sort()) {
    const address = `/${file}`.replace(/\.html$/, '').replace(/^\/index$/, routes.home);
    if (notListed.test(address)) continue;
    const facts = factsOf(readFileSync(path.join(out, file), 'utf8'));
    if (facts) pages.set(address, facts);
  }
  const moved = path.join(out, redirectsData);
  return { pages, redirects: existsSync(moved) ? JSON.parse(readFileSync(moved, 'utf8')) : {} };
}

/** Facts of a page; undefined if it only redirects. */
function factsOf(html: string): PageFacts | undefined {
  const elements = elementsOf(parsePage(html));
  const all = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const metas = all('meta');
  if (metas.some((meta) => attributeOf(meta, 'http-equiv') === 'refresh')) return undefined;
  const [body] = all('body');
  const hidden = new Set(['script', 'style', 'template'].flatMap(all).flatMap(elementsOf));
  const description = metas.find((meta) => attributeOf(meta, 'name') === 'description');
  return {
    title: all('title').map(textOf)[0] ?? '',
    description: (description && attributeOf(description, 'content')) ?? '',
    words: body ? visibleWords(body, hidden) : [],
    pictures: all('img')
      .map((picture) => attributeOf(picture, 'src') ?? '')
      .sort(),
  };
}

function visibleWords(body: Element, hidden: ReadonlySet<Element>): string[] {
  return elementsOf(body)
    .filter((each) => !hidden.has(each))
    .flatMap(({ childNodes }) => childNodes)
    .flatMap((node) => ('value' in node ? node.value.split(/\s+/) : []))
    .filter(Boolean);
}

/** Number of values of a list that another list does not have, counting repeats. */
function surplus(values: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const value of others) left.set(value, (left.get(value) ?? 0) + 1);
  return values.filter((value) => {
    const count = left.get(value) ?? 0;
    left.set(value, count - 1);
    return count <= 0;
  }).length;
}

function changeOf(before: PageFacts, after: PageFacts): string | undefined {
  const same = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');
  const [added, removed] = [surplus(after.words, before.words), surplus(before.words, after.words)];
  const changes = [
    ...(before.title === after.title ? [] : ['title']),
    ...(before.description === after.description ? [] : ['description']),
    ...(same(before.pictures, after.pictures) ? [] : ['pictures']),
    ...(added + removed > 0 ? [`words: +${added} −${removed}`] : []),
    ...(added + removed === 0 && !same(before.words, after.words) ? ['order of words'] : []),
  ];
  return changes.length > 0 ? changes.join(', ') : undefined;
}

/**
 * Compares two exports by what visitors get, not by markup, in which each build of other code
 * differs.
 *
 * @returns a summary in Markdown, and the paths that are gone without a redirect
 */
export function pageChanges(before: Export, after: Export): { summary: string; gone: string[] } {
  const removed = [...before.pages.keys()].filter((address) => !after.pages.has(address));
  const gone = removed.filter((address) => !(address in after.redirects));
  const rows: [address: string, change: string][] = [
    ...removed.map((address): [string, string] => [
      address,
      address in after.redirects
        ? `removed, redirects to ${after.redirects[address]}`
        : '**removed, and nothing has this address**: restore the page, or add the address to `aliases` of the page that replaces it',
    ]),
    ...[...after.pages].flatMap(([address, facts]): [string, string][] => {
      const old = before.pages.get(address);
      const change = old ? changeOf(old, facts) : `new: ${facts.title}`;
      return change ? [[address, change]] : [];
    }),
  ];
  const created = [...after.pages.keys()].filter((address) => !before.pages.has(address)).length;
  const changed = rows.length - removed.length - created;
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
  return {
    gone,
    summary: [
      '## Pages that this change touches',
      '',
      `${created} new, ${changed} changed, ${removed.length} removed, of ${after.pages.size}.`,
      '',
      ...(rows.length > 0 ? ['| page | change |', '|---|---|'] : []),
      ...rows.slice(0, maxRows).map(([address, change]) => `| ${address} | ${cell(change)} |`),
      ...(rows.length > maxRows ? ['', `And ${rows.length - maxRows} more.`] : []),
      '',
    ].join('\n'),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [before, after, file] = process.argv.slice(2);
  if (before && after && file) {
    const { summary, gone } = pageChanges(readExport(before), readExport(after));
    writeFileSync(file, summary);
    // GitHub Actions shows this file on the page of the run.
    const shown = process.env.GITHUB_STEP_SUMMARY;
    if (shown) appendFileSync(shown, summary);
    console.log(summary);
    for (const address of gone) console.error(`${address} is gone, and no alias has this path`);
    process.exitCode = gone.length > 0 ? 1 : 0;
  } else {
    console.error(
      'Use: node scripts/run.mjs page-changes <export before> <export after> <summary.md>',
    );
    process.exitCode = 1;
  }
}
