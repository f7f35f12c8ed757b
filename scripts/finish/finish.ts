import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentPolicy, hashOf } from '#lib/http/content-policy';
import type { Env } from '#lib/site/env';
import { themeStarter } from '#lib/site/theme';
import { copies } from '../reuse/earlier-build';
import { criticalCss, printCss } from './critical-css';
import { namesOf } from './names';
import { element, type PageScripts, takeApart, toHtml, toMarkup } from './page';
import { type FinishRecord, NameBook } from './record';
import { speculationRules } from './speculation';
import { starterCode } from './starter';

/** Has React put the whole style sheet after these rules, not before, so that its order is the same. */
const inFront = { 'data-precedence': 'next' };

interface Options {
  env: Pick<Env, 'MEDIA_HOST' | 'SCRIPTS_START' | 'SITE_URL'>;
  /** Origin of the demo host. */
  demoOrigin: string;
  /** Pages that were taken over from an earlier export, finished, and what that one left. */
  earlier?: { kept: ReadonlySet<string>; finish: FinishRecord };
}

/**
 * Turns the framework's export into the finished one: scripts wait for the visitor, the rules a page
 * needs stand in it, a policy names every inline script and style by its hash. The payload that
 * React starts from stays where soft navigation reads it too, in the .txt file beside the page.
 *
 * @returns the policy for the header of every page, and what the next export needs to take pages over
 */
export async function finishExport(
  out: string,
  { env, demoOrigin, earlier }: Options,
): Promise<{ policy: string; record: FinishRecord }> {
  const files = (await readdir(out, { recursive: true })).filter((file) => file.endsWith('.html'));
  const pages = new Map<string, PageScripts>();
  const book = new NameBook(earlier?.finish);
  let css = '';
  for (const file of files.sort()) {
    if (earlier?.kept.has(file)) {
      book.copy(file);
      continue;
    }
    const page = takeApart(await readFile(path.join(out, file), 'utf8'));
    await keepPayload(path.join(out, payloadOf(file)), page.scripts.payload);
    css ||= await readStyles(out, page.scripts.styles);
    book.add(file, namesOf(page, css));
    // Put down until the styles of its family are known: thousands of trees don't fit the memory.
    await writeFile(path.join(out, file), toHtml(page.document));
    pages.set(file, { ...page.scripts, payload: '' });
  }
  const starter = await starterCode();
  const sources = {
    scripts: [starter, speculationRules, themeStarter].map(hashOf),
    demoOrigin,
    mediaOrigin: env.MEDIA_HOST,
    secure: env.SITE_URL.startsWith('https:'),
  };
  const styles = new Map(
    [...book.families()].map(([name, names]) => [name, criticalCss(css, names)]),
  );
  const paper = await writeAsset(out, 'print', 'css', printCss(css));
  for (const [file, scripts] of pages) {
    const style = styles.get(book.familyOf(file)) ?? '';
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
      element('link', { rel: 'stylesheet', media: 'print', href: paper }),
    ];
    const html = await readFile(path.join(out, file), 'utf8');
    const whole = html.replace('<head>', () => `<head>${head.map(toMarkup).join('')}`);
    await writeFile(path.join(out, file), whole);
  }
  for (const file of earlier?.kept ?? []) {
    if (file.endsWith('.html'))
      await restyle(path.join(out, file), book.familyOf(file), earlier, styles);
  }
  console.log(`${pages.size} pages, ${styles.size} style sheets`);
  const policy = contentPolicy({ ...sources, styles: [...styles.values()].map(hashOf) }, 'header');
  return { policy, record: book.toRecord(styles) };
}

/** Gives a finished page the styles that its family has now; its compressed copies then go. */
async function restyle(
  file: string,
  family: string,
  earlier: Options['earlier'],
  styles: ReadonlyMap<string, string>,
): Promise<void> {
  const before = new Map(earlier?.finish.styles).get(family) ?? '';
  const style = styles.get(family) ?? '';
  if (style === before) return;
  const html = await readFile(file, 'utf8');
  const styled = html.replace(`>${before}</style>`, () => `>${style}</style>`);
  const named = styled.replace(hashOf(before), () => hashOf(style));
  if (styled === html || named === styled) throw new Error(`${file} has other styles`);
  await writeFile(file, named);
  await Promise.all(copies.map((end) => rm(file + end, { force: true })));
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
