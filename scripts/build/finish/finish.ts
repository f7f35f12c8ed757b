import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { themeStarter } from '#lib/browser/theme';
import { cachedSync } from '#lib/build-cache';
import { contentPolicy, hashOf, type PolicySettings } from '#lib/http/content-policy';
import { addressOf } from '#lib/http/host-files';
import type { Policies } from '#lib/http/security-headers';
import { settled } from '../../steps';
import { policyElement } from '../policies';
import { starterCode } from './bundled-script';
import { criticalCss, restCss } from './critical-css';
import { cssBundle } from './css-bundle';
import { firstScreenEnd } from './first-screen';
import { type Finding, isNotFoundCopy, payloadFile, styleAttributes } from './next-internals';
import { element, toMarkup } from './page';
import type { PageFacts } from './read-page';
import { speculationRules } from './speculation';
import { addSelectors, noSelectors, type UsedSelectors } from './used-selectors';

/**
 * Facts of all pages, sorted by file, and the selectors of the pages that share inline styles. A
 * page without `bundle` has no inline styles.
 */
export interface ExportFacts {
  pages: (Pick<PageFacts, 'styles' | 'bootstrap'> & { file: string; bundle?: string })[];
  bundles: Map<string, UsedSelectors>;
}

/**
 * Reads every page of the export without changing it.
 *
 * @param read - reads one page (read-page.ts). The build runs this in other processes
 * @returns findings when Next.js has exported something unexpected: then the export can't be
 *   finished
 */
export async function readExport(
  out: string,
  read: (file: string) => Promise<PageFacts | Finding>,
): Promise<ExportFacts | { findings: Finding[] }> {
  const names = await readdir(out, { recursive: true });
  const files = names.filter((file) => file.endsWith('.html') && !isNotFoundCopy(file)).sort();
  const findings: Finding[] = [];
  const bundles = new Map<string, UsedSelectors>();
  const pages: ExportFacts['pages'] = [];
  await settled(
    files.map(async (file) => {
      const result = await read(file);
      if ('internal' in result) {
        findings.push(result);
        return;
      }
      const { used, ...facts } = result;
      if (!used || loadsWhole(file)) {
        pages.push({ ...facts, file });
        return;
      }
      const bundle = cssBundle(file);
      const all = bundles.get(bundle) ?? noSelectors();
      addSelectors(all, used);
      bundles.set(bundle, all);
      pages.push({ ...facts, file, bundle });
    }),
  );
  // Sorted, because pages are read in any order and the export must be the same in each build.
  const byFile = (a: { file: string }, b: { file: string }) => (a.file < b.file ? -1 : 1);
  pages.sort(byFile);
  const [shared] = pages[0]?.styles ?? [];
  const isMissing = (address: string) => !existsSync(path.join(out, address));
  for (const { file, styles, bootstrap } of pages) {
    const chunk = bootstrap?.chunks.find(isMissing);
    if (chunk !== undefined) {
      findings.push({ internal: 'chunk addresses', file, found: `${chunk}, which is no file` });
    }
    const missing = styles.find(isMissing);
    if (missing !== undefined) {
      findings.push({ internal: 'style sheets', file, found: `${missing}, which is no file` });
    } else if (styles[0] !== shared) {
      findings.push({ internal: 'style sheets', file, found: `${styles[0]}, elsewhere ${shared}` });
    }
  }
  return findings.length > 0 ? { findings: findings.sort(byFile) } : { pages, bundles };
}

interface FinishOptions {
  /** Folder with the pages as read-page.ts has written them. */
  work: string;
  settings: PolicySettings;
  /** Code that reports visits; absent from a build that does not. */
  beacon?: string;
}

/**
 * Converts the export of Next.js: scripts wait for the first sign of a visitor, each page contains
 * the CSS rules of its first screen and loads the others where that ends, and a policy lists every
 * inline script and style by its hash. The payload that React hydrates from is loaded from the .txt
 * file beside the page, which soft navigation uses too.
 *
 * @returns the content security policies for the HTTP headers of pages. Undefined when the scripts
 *   of the framework stay in the pages: then the pages have no policy yet
 */
export async function finishExport(
  out: string,
  { pages, bundles }: ExportFacts,
  { work, settings, beacon }: FinishOptions,
): Promise<Policies | undefined> {
  const css = await readStyles(out, pages[0]?.styles ?? []);
  const starter = await starterCode();
  const scripts = [starter, speculationRules, themeStarter].map(hashOf);
  const styles = new Map(
    [...bundles.keys()]
      .sort()
      .map((name) => [name, cachedCriticalCss(css, bundles.get(name) ?? noSelectors())]),
  );
  const rest = { rel: 'stylesheet', href: await writeAsset(out, 'site', 'css', restCss(css)) };
  await hintCompilation(
    out,
    pages.flatMap(({ bootstrap }) => bootstrap?.chunks ?? []),
  );
  const beaconSource = beacon && (await writeAsset(out, 'beacon', 'js', beacon));
  for (const { file, bootstrap, styles: sheets, bundle } of pages) {
    const style = bundle === undefined ? undefined : styles.get(bundle);
    const hashes = style === undefined ? [] : [hashOf(style)];
    const policy = contentPolicy({ ...settings, scripts, styles: hashes }, 'meta');
    const [sheet = ''] = sheets;
    const start = bootstrap && {
      'data-entry': bootstrap.entry,
      'data-chunks': bootstrap.chunks.join(' '),
      'data-style': sheet,
    };
    const head = [
      element('meta', { charset: 'utf-8' }),
      ...(start ? [policyElement(policy)] : []),
      style === undefined
        ? element('link', { ...styleAttributes, rel: 'stylesheet', href: sheet })
        : element('style', styleAttributes, style),
      element('script', { 'data-page': start ? `/${payloadFile(file)}` : '', ...start }, starter),
      element('script', { type: 'speculationrules' }, speculationRules),
      ...(beaconSource ? [element('script', { src: beaconSource, async: '' })] : []),
    ];
    const html = await readFile(path.join(work, file), 'utf8');
    const finished = html.replace('<head>', () => `<head>${head.map(toMarkup).join('')}`);
    const below = toMarkup(element('link', rest));
    await writeFile(
      path.join(out, file),
      style === undefined ? finished : finished.replace(firstScreenEnd, () => below),
    );
  }
  for (const file of (await readdir(work, { recursive: true })).filter(isPayload)) {
    await copyFile(path.join(work, file), path.join(out, file));
  }
  console.log(`${pages.length} pages, ${styles.size} style sheets`);
  if (pages.some(({ bootstrap }) => !bootstrap)) return undefined;
  const header = (hashes: string[]) =>
    contentPolicy({ ...settings, scripts, styles: hashes }, 'header');
  const withoutStyles = pages.filter(({ bundle }) => bundle === undefined);
  return Object.fromEntries([
    ['/*', header([])],
    ...[...styles].map(([pattern, style]) => [pattern, header([hashOf(style)])]),
    ...withoutStyles.map(({ file }) => [addressOf(file), header([])]),
  ]);
}

/** Result of `criticalCss`, which reads all rules for each group of pages. */
function cachedCriticalCss(css: string, used: UsedSelectors): string {
  const names = Object.entries(used).map(([kind, set]) => [kind, [...set].sort()]);
  const make = () => Buffer.from(criticalCss(css, used));
  return Buffer.from(cachedSync(['critical css', css, JSON.stringify(names)], make)).toString();
}

/**
 * Whether a page loads the whole style sheet: not-found pages, to which hosts that read `_headers`
 * send the policy of any folder, and the preview of the editor, which would add rules to every
 * article.
 */
const loadsWhole = (file: string) => /(?:^|\/)(?:404|preview)\.html$/.test(file);

const isPayload = (file: string) => file.endsWith('.txt');

/**
 * Makes V8 compile all functions of the chunks that pages start with while they load, off the main
 * thread (https://v8.dev/blog/explicit-compile-hints). It would compile each function at its first
 * call otherwise, which is a third of the processor time until a page is hydrated. A comment for
 * other engines.
 *
 * @param chunks - addresses, possibly repeated
 */
async function hintCompilation(out: string, chunks: readonly string[]): Promise<void> {
  for (const chunk of new Set(chunks)) {
    const file = path.join(out, chunk);
    await writeFile(file, `//# allFunctionsCalledOnLoad\n${await readFile(file, 'utf8')}`);
  }
}

/** Writes a file with a hash in its name, so that it can be cached forever. @returns its address */
async function writeAsset(out: string, name: string, type: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const address = `/_next/static/chunks/${name}-${hash}.${type}`;
  await writeFile(path.join(out, address), text);
  return address;
}

/** Concatenates the style sheets and makes their relative addresses absolute. */
async function readStyles(out: string, hrefs: string[]): Promise<string> {
  const sheets = await Promise.all(
    hrefs.map(async (href) => {
      const text = await readFile(path.join(out, href), 'utf8');
      return text.replace(/url\((['"]?)(?!data:|\/|#)([^)'"]+)\1\)/g, (_, _quote, address) => {
        return `url(${new URL(address, `http://out${href}`).pathname})`;
      });
    }),
  );
  return sheets.join('\n');
}
