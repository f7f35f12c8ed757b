import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';

import { cached, isCached } from '#lib/build-cache';
import { landscape } from '#lib/content/collections/landscape';
import { site } from '#lib/content/collections/site';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { landscapePng, paperPdf, sizeMark } from '#lib/site/downloads';
import { readEnv } from '#lib/site/env';
import { landscapeImage, routes } from '#lib/site/routes';
import { exportedFile } from '#server/paths';
import { attributeOf } from './finish/element';
import { isScriptPreload } from './finish/next-internals';
import { elementsOf, parsePage, remove, toHtml } from './finish/page';
import { paperStyle, printPaper } from './paper-pdf';
import { posterPng } from './poster-png';

/** A file that a browser makes from the export. */
export interface Print {
  /** Address at which the site serves it. */
  address: string;
  /** Address of the page or picture that it is made from. */
  source: string;
  /** Other input that it depends on. */
  settings: string;
  make: (context: BrowserContext, origin: string) => Promise<Buffer>;
}

/**
 * Files that the content requires: a PDF of each downloadable paper, and the infographic as PNG.
 */
export function plannedPrints(): Print[] {
  const papers = whitepapers.all().filter(({ downloadable }) => downloadable);
  const { title } = landscape.get();
  return [
    ...papers.map((paper) => ({
      address: paperPdf(paper.id),
      source: routes.whitepaper(paper.id),
      settings: paperStyle(paper.title),
      make: (context: BrowserContext, origin: string) => printPaper(context, origin, paper),
    })),
    {
      address: landscapePng(site().name),
      source: landscapeImage,
      settings: title,
      make: (context: BrowserContext, origin: string) =>
        posterPng(context, `${origin}${landscapeImage}`, title),
    },
  ];
}

/** The prints that this build makes, and the version of the browser that makes them. */
export interface PrintPlan {
  prints: Print[];
  browserVersion: string;
}

/** Starts the installed browser. Returns undefined if there is none or if it does not start. */
async function openBrowser(): Promise<Browser | undefined> {
  try {
    // Playwright is a development dependency: an installation without those has no browser either.
    const [{ findBrowser }, { chromium }] = await Promise.all([
      import('../browser'),
      import('@playwright/test'),
    ]);
    const executablePath = findBrowser();
    if (!executablePath) return undefined;
    // Chromium does not run its sandbox as root, the user of most build containers.
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    return await chromium.launch({
      executablePath,
      args: [...sandbox, '--font-render-hinting=none'],
    });
  } catch {
    return undefined;
  }
}

/**
 * Determines, before the pages are made, which files a browser can print. Pages are rendered first
 * and printed afterwards, so they must know which links to show (lib/site/downloads). A link to a
 * file that a later step cannot make would be dead, and a page that is changed after its export
 * would differ from what its scripts expect.
 */
export async function announcePrints(): Promise<PrintPlan> {
  const browser = await openBrowser();
  if (browser) {
    const browserVersion = browser.version();
    await browser.close();
    return { prints: plannedPrints(), browserVersion };
  }
  console.log(
    'No Chrome or Chromium to print with: white papers link their print view, the infographic is SVG only.',
  );
  return { prints: [], browserVersion: '' };
}

/** A print takes a second or two. The limit ends one that hangs. */
const timeoutMs = 120_000;

function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const reason = new Error(`${what} was not made within ${timeoutMs / 1000} s`);
    timer = setTimeout(() => reject(reason), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Sources before the finishing step, which changes pages while they are printed. */
type Snapshot = ReadonlyMap<string, Buffer>;

/**
 * Opens a browser context in which requests to the site's origin read the exported folder, so that
 * no port or service is needed.
 */
async function windowOn(browser: Browser, folder: string, origin: string, snapshot: Snapshot) {
  // With JavaScript disabled, a page is its HTML, lazy pictures included, and prints the same each
  // time.
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' });
  await context.route('**/*', async (route) => {
    const { origin: asked, pathname } = new URL(route.request().url());
    const file = path.join(folder, exportedFile(decodeURIComponent(pathname)));
    if (asked !== origin || !existsSync(file)) return route.abort();
    const contentType = types[path.extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ body: snapshot.get(file) ?? (await readFile(file)), contentType });
  });
  return context;
}

/**
 * Cache key of a print, from everything that it depends on: its source without scripts, and the
 * style sheets and pictures that the source links. Fonts are linked in style sheets by names that
 * contain their hash.
 */
async function keyOf(folder: string, print: Print, source: Buffer, browserVersion: string) {
  const key = ['print', browserVersion, print.settings];
  if (!exportedFile(print.source).endsWith('.html')) return [...key, source];
  const document = parsePage(source.toString());
  const elements = elementsOf(document);
  const sheets = elements.filter((each) => attributeOf(each, 'rel') === 'stylesheet');
  const scripts = elements.filter((each) => each.tagName === 'script' || isScriptPreload(each));
  remove([...sheets, ...scripts]);
  const linked = sheets.map((sheet) => attributeOf(sheet, 'href'));
  const pictures = elements
    .filter(({ tagName }) => tagName === 'img')
    .map((picture) => attributeOf(picture, 'src'));
  const assets = [...linked, ...pictures].flatMap((address) => {
    if (address === undefined) return [];
    const { pathname } = new URL(address, 'http://site');
    return readFile(path.join(folder, decodeURIComponent(pathname)));
  });
  return [...key, toHtml(document), ...(await Promise.all(assets))];
}

/** Formats a size in decimal units, as file managers do: "412 kB", "1.3 MB". */
export function sizeLabel(bytes: number): string {
  return bytes < 995_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Pages and payloads below a folder that contain a placeholder for a size. */
export async function filesWithMarks(folder: string, prints: readonly Print[]): Promise<string[]> {
  if (prints.length === 0) return [];
  const marks = prints.map(({ address }) => sizeMark(address));
  const names = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(html|txt)$/.test(file),
  );
  const found: string[] = [];
  for (const name of names) {
    const text = await readFile(path.join(folder, name), 'utf8');
    if (marks.some((mark) => text.includes(mark))) found.push(name);
  }
  return found;
}

/** Replaces the placeholders in these files below a folder by sizes. */
export async function fillSizes(
  folder: string,
  files: readonly string[],
  sizes: ReadonlyMap<string, string>,
): Promise<void> {
  for (const name of files) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    const filled = [...sizes].reduce(
      (done, [address, size]) => done.replaceAll(sizeMark(address), size),
      text,
    );
    await writeFile(file, filled);
  }
}

/** A print with its cache key. */
interface KeyedPrint {
  print: Print;
  key: readonly (string | Uint8Array)[];
}

/** Data that `makePrints` needs from the export before the finishing step changes it. */
export interface PreparedPrints {
  keyed: KeyedPrint[];
  snapshot: Snapshot;
}

/** Reads the sources of all prints and computes their cache keys. */
export async function preparePrints(
  folder: string,
  { prints, browserVersion }: PrintPlan,
): Promise<PreparedPrints> {
  const snapshot = new Map<string, Buffer>();
  const keyed = await Promise.all(
    prints.map(async (print) => {
      const file = path.join(folder, exportedFile(print.source));
      const source = await readFile(file);
      snapshot.set(file, source);
      return { print, key: await keyOf(folder, print, source, browserVersion) };
    }),
  );
  return { keyed, snapshot };
}

/**
 * Makes the announced files in the exported folder, all at once in one browser, or takes them from
 * the cache.
 *
 * @returns the size of each file as pages show it, by address
 * @throws Error when a file cannot be made, because pages link all of them
 */
export async function makePrints(
  folder: string,
  { keyed, snapshot }: PreparedPrints,
): Promise<Map<string, string>> {
  const missing = keyed.filter(({ key }) => !isCached(key));
  const browser = missing.length > 0 ? await openBrowser() : undefined;
  if (missing.length > 0 && !browser) {
    throw new Error('The browser that was there when the build began does not start');
  }
  try {
    const origin = readEnv().SITE_URL;
    const context = browser && (await windowOn(browser, folder, origin, snapshot));
    const sizes = new Map<string, string>();
    const make = async ({ print, key }: KeyedPrint) => {
      const bytes = await cached(key, () => {
        if (!context) throw new Error(`The cache has lost ${print.address}`);
        return inTime(print.make(context, origin), print.address);
      });
      await writeFile(path.join(folder, print.address), bytes);
      sizes.set(print.address, sizeLabel(bytes.length));
    };
    await Promise.all(keyed.map(make));
    console.log(`${missing.length} of ${keyed.length} downloads made, the others are in the cache`);
    return sizes;
  } finally {
    await browser?.close();
  }
}
