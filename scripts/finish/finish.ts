import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentPolicy, hashOf } from '#lib/site/content-policy';
import type { Env } from '#lib/site/env';
import { themeStarter } from '#lib/site/theme';
import { criticalCss, type Names, printCss } from './critical-css';
import { familyOf } from './family';
import { addNames, noNames } from './names';
import { element, type Page, type PageScripts, takeApart, toHtml } from './page';
import { speculationRules } from './speculation';
import { starterCode } from './starter';

interface Options {
  env: Pick<Env, 'MEDIA_HOST' | 'SCRIPTS_START' | 'SITE_URL'>;
  /** Origin of the demo host. */
  demoOrigin: string;
}

/**
 * Turns the framework's export into the finished one: scripts wait for the visitor, the rules a page
 * needs stand in it, a policy names every inline script and style by its hash. The payload that
 * React starts from stays where soft navigation reads it too, in the .txt file beside the page.
 *
 * @returns the policy for the header of every page
 */
export async function finishExport(out: string, { env, demoOrigin }: Options): Promise<string> {
  const files = await readdir(out, { recursive: true });
  const pages = new Map<string, Page>();
  const families = new Map<string, Names>();
  let css = '';
  for (const file of files.filter((each) => each.endsWith('.html')).sort()) {
    const page = takeApart(await readFile(path.join(out, file), 'utf8'));
    await keepPayload(path.join(out, payloadOf(file)), page.scripts.payload);
    const names = families.get(familyOf(file)) ?? noNames();
    addNames(names, page);
    families.set(familyOf(file), names);
    css ||= await readStyles(out, page.scripts.styles);
    pages.set(file, page);
  }
  const starter = await starterCode();
  const sources = {
    scripts: [starter, speculationRules, themeStarter].map(hashOf),
    demoOrigin,
    mediaOrigin: env.MEDIA_HOST,
    secure: env.SITE_URL.startsWith('https:'),
  };
  const styles = new Map([...families].map(([name, names]) => [name, criticalCss(css, names)]));
  const paper = await writeAsset(out, 'print', 'css', printCss(css));
  for (const [file, { document, head, scripts }] of pages) {
    const style = styles.get(familyOf(file)) ?? '';
    const policy = contentPolicy({ ...sources, styles: [hashOf(style)] }, 'meta');
    const start = {
      'data-page': `/${payloadOf(file)}`,
      'data-entry': shortEntry(scripts),
      'data-chunks': scripts.chunks.join(' '),
      'data-style': scripts.styles[0] ?? '',
      ...(env.SCRIPTS_START === 'load' && { 'data-now': '' }),
    };
    put(head, 0, element('meta', { charset: 'utf-8' }));
    put(head, 1, element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }));
    put(head, 2, element('style', {}, style));
    put(head, 3, element('script', start, starter));
    put(head, 4, element('script', { type: 'speculationrules' }, speculationRules));
    put(head, 5, element('link', { rel: 'stylesheet', media: 'print', href: paper }));
    await writeFile(path.join(out, file), toHtml(document));
  }
  console.log(`${pages.size} pages, ${styles.size} style sheets`);
  return contentPolicy({ ...sources, styles: [...styles.values()].map(hashOf) }, 'header');
}

/** Writes a file whose name holds its hash, so that it may be cached for ever. @returns its address */
async function writeAsset(out: string, name: string, type: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const address = `/_next/static/chunks/${name}-${hash}.${type}`;
  await writeFile(path.join(out, address), text);
  return address;
}

const payloadOf = (file: string) => file.replace(/\.html$/, '.txt');

/**
 * What the runtime is told to start, in few bytes: the modules, then the places of their chunks in
 * the list of all chunks, e.g. `94553;7,0,1`.
 */
function shortEntry({ entry, chunks }: PageScripts): string {
  const { otherChunks, runtimeModuleIds } = JSON.parse(entry) as Record<string, unknown[]>;
  const places = (otherChunks ?? []).map((chunk) => chunks.indexOf(`/_next/${chunk}`));
  if (!runtimeModuleIds || places.includes(-1)) throw new Error(`not understood: ${entry}`);
  return `${runtimeModuleIds};${places}`;
}

function put(head: Page['head'], place: number, child: ReturnType<typeof element>): void {
  child.parentNode = head;
  head.childNodes.splice(place, 0, child);
}

/** @throws Error when the payload for soft navigation is not the one the page was made with. */
async function keepPayload(file: string, payload: string): Promise<void> {
  const there = await readFile(file, 'utf8').catch(() => undefined);
  if (there === undefined) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, payload);
  } else if (there !== payload) {
    throw new Error(`${file} differs from the payload in its page; the framework has changed.`);
  }
}

/** The style sheets with addresses that hold from any page. */
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
