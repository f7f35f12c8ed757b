import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { contentPolicy, hashOf } from '#lib/http/content-policy';
import type { Env } from '#lib/site/env';
import { themeStarter } from '#lib/site/theme';
import { settled } from '../../steps';
import { criticalCss, printCss } from './critical-css';
import { cssBundle } from './css-bundle';
import { element, toMarkup } from './page';
import { type PageFacts, payloadOf } from './read-page';
import { speculationRules } from './speculation';
import { starterCode } from './starter';
import { addSelectors, noSelectors, type UsedSelectors } from './used-selectors';

/**
 * Makes React insert the whole style sheet after these rules, so that the cascade order is
 * unchanged.
 */
const inFront = { 'data-precedence': 'next' };

interface Options {
  env: Pick<Env, 'MEDIA_HOST' | 'SCRIPTS_START' | 'SITE_URL'>;
  /** Origin of the demo host. */
  demoOrigin: string;
  /** Reads one page (read-page.ts). The build runs this in other processes. */
  read: (out: string, file: string) => Promise<PageFacts>;
}

/**
 * Converts the export of Next.js: scripts wait for the first sign of a visitor, each page contains
 * the CSS rules that it needs, and a policy lists every inline script and style by its hash. The
 * payload that React hydrates from is loaded from the .txt file beside the page, which soft
 * navigation uses too.
 *
 * @returns the content security policy for the HTTP header of every page
 */
export async function finishExport(
  out: string,
  { env, demoOrigin, read }: Options,
): Promise<{ policy: string }> {
  const files = (await readdir(out, { recursive: true })).filter((file) => file.endsWith('.html'));
  const bundles = new Map<string, UsedSelectors>();
  const pages = await settled(
    files.sort().map(async (file) => {
      const { scripts, used } = await read(out, file);
      const bundle = cssBundle(file, used.classes);
      const all = bundles.get(bundle) ?? noSelectors();
      addSelectors(all, used);
      bundles.set(bundle, all);
      return { file, scripts, bundle };
    }),
  );
  const css = await readStyles(
    out,
    pages.find(({ scripts }) => scripts.styles.length > 0)?.scripts.styles ?? [],
  );
  const starter = await starterCode();
  const sources = {
    scripts: [starter, speculationRules, themeStarter].map(hashOf),
    demoOrigin,
    mediaOrigin: env.MEDIA_HOST,
    secure: env.SITE_URL.startsWith('https:'),
  };
  // Sorted, because pages are read in any order and the policy must be the same in each build.
  const styles = new Map(
    [...bundles.keys()]
      .sort()
      .map((name) => [name, criticalCss(css, bundles.get(name) ?? noSelectors())]),
  );
  const printStyles = await writeAsset(out, 'print', 'css', printCss(css));
  for (const { file, scripts, bundle } of pages) {
    const style = styles.get(bundle) ?? '';
    const policy = contentPolicy({ ...sources, styles: [hashOf(style)] }, 'meta');
    const start = {
      'data-page': `/${payloadOf(file)}`,
      'data-entry': shortEntry(scripts),
      'data-chunks': scripts.chunks.join(' '),
      'data-style': scripts.styles[0] ?? '',
      ...(env.SCRIPTS_START === 'load' && { 'data-now': '' }),
    };
    const head = [
      element('meta', { charset: 'utf-8' }),
      element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
      element('style', inFront, style),
      element('script', start, starter),
      element('script', { type: 'speculationrules' }, speculationRules),
      element('link', { rel: 'stylesheet', media: 'print', href: printStyles }),
    ];
    const html = await readFile(path.join(out, file), 'utf8');
    const whole = html.replace('<head>', () => `<head>${head.map(toMarkup).join('')}`);
    await writeFile(path.join(out, file), whole);
  }
  console.log(`${pages.length} pages, ${styles.size} style sheets`);
  const policy = contentPolicy({ ...sources, styles: [...styles.values()].map(hashOf) }, 'header');
  return { policy };
}

/** Writes a file with a hash in its name, so that it can be cached forever. @returns its address */
async function writeAsset(out: string, name: string, type: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const address = `/_next/static/chunks/${name}-${hash}.${type}`;
  await writeFile(path.join(out, address), text);
  return address;
}

/**
 * Short form of the runtime's start instruction: module ids, then the indexes of their chunks in
 * the list of all chunks, e.g. `94553;7,0,1`.
 */
function shortEntry({ entry, chunks }: PageFacts['scripts']): string {
  const { otherChunks, runtimeModuleIds } = JSON.parse(entry) as Record<string, unknown[]>;
  const places = (otherChunks ?? []).map((chunk) => chunks.indexOf(`/_next/${chunk}`));
  if (!runtimeModuleIds || places.includes(-1)) throw new Error(`not understood: ${entry}`);
  return `${runtimeModuleIds};${places}`;
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
