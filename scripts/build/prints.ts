import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';

import { cached } from '#lib/build-cache';
import { landscape } from '#lib/content/collections/landscape';
import { site } from '#lib/content/collections/site';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { isShown } from '#lib/content/shown-pages';
import { withoutBase } from '#lib/site/base-path';
import { landscapePng, paperPdf, sizeMark } from '#lib/site/downloads';
import { readEnv } from '#lib/site/env';
import { landscapeImage, routes } from '#lib/site/routes';
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
  make: (context: BrowserContext, siteUrl: string) => Promise<Buffer>;
}

/**
 * Files that the content requires: a PDF of each downloadable paper, and the infographic as PNG.
 */
export function plannedPrints(): Print[] {
  const papers = whitepapers.all().filter(({ downloadable }) => downloadable);
  const { title } = landscape.valid() ?? {};
  return [
    ...papers.map((paper) => ({
      address: paperPdf(paper.id),
      source: routes.whitepaper(paper.id),
      settings: paperStyle(paper.title),
      make: (context: BrowserContext, siteUrl: string) => printPaper(context, siteUrl, paper),
    })),
    ...(title === undefined || !isShown('landscape')
      ? []
      : [
          {
            address: landscapePng(site().name),
            source: landscapeImage,
            settings: title,
            make: (context: BrowserContext, siteUrl: string) =>
              posterPng(context, `${siteUrl}${landscapeImage}`, title),
          },
        ]),
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

/**
 * Opens a browser context in which requests to the site read the exported folder, so that
 * no port or service is needed.
 */
async function windowOn(browser: Browser, folder: string, siteUrl: string) {
  // With JavaScript disabled, a page is its HTML, lazy pictures included, and prints the same each
  // time.
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' });
  await context.route('**/*', async (route) => {
    const { origin: asked, pathname } = new URL(route.request().url());
    const file = fileOf(folder, withoutBase(pathname));
    if (asked !== new URL(siteUrl).origin || !existsSync(file)) return route.abort();
    const contentType = types[path.extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ body: await readFile(file), contentType });
  });
  return context;
}

/** File of a page, or of another path, in the export. */
const fileOf = (folder: string, pathname: string) =>
  path.join(folder, decodeURIComponent(pathname) + (path.extname(pathname) === '' ? '.html' : ''));

/**
 * Everything that a print depends on: its source without scripts and policy, and the style sheets
 * and pictures that the source links. Fonts have their hash in their names.
 */
async function keyOf(folder: string, { source, settings }: Print, browserVersion: string) {
  const text = await readFile(fileOf(folder, source), 'utf8');
  const shown = text.replace(/<script.*?<\/script>|<meta http-equiv[^>]*>/gs, '');
  const links = [...shown.matchAll(/(?:<link rel="stylesheet" href|<img[^>]* src)="(\/[^"]+)"/g)];
  const assets = links.map(([, address = '']) => readFile(fileOf(folder, withoutBase(address))));
  const withoutNames = shown.replace(/<link rel="stylesheet"[^>]*>/g, '');
  return ['print', browserVersion, settings, withoutNames, ...(await Promise.all(assets))];
}

/** Formats a size in decimal units, as file managers do: "412 kB", "1.3 MB". */
export function sizeLabel(bytes: number): string {
  return bytes < 995_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
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
  { prints, browserVersion }: PrintPlan,
): Promise<Map<string, string>> {
  const siteUrl = readEnv().SITE_URL;
  const sizes = new Map<string, string>();
  let opened: Promise<Browser | undefined> | undefined;
  const contextOf = async () => {
    opened ??= openBrowser();
    const browser = await opened;
    if (!browser) throw new Error('The browser that was there when the build began does not start');
    return windowOn(browser, folder, siteUrl);
  };
  try {
    await Promise.all(
      prints.map(async (print) => {
        const bytes = await cached(await keyOf(folder, print, browserVersion), async () =>
          inTime(print.make(await contextOf(), siteUrl), print.address),
        );
        await writeFile(path.join(folder, print.address), bytes);
        sizes.set(print.address, sizeLabel(bytes.length));
      }),
    );
  } finally {
    await (await opened)?.close();
  }
  return sizes;
}

/** Replaces the placeholders in pages and payloads by sizes. */
export async function fillSizes(folder: string, sizes: ReadonlyMap<string, string>): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(?:html|txt)$/.test(name)) continue;
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    let filled = text;
    for (const [address, size] of sizes) filled = filled.replaceAll(sizeMark(address), size);
    if (filled !== text) await writeFile(file, filled);
  }
}
