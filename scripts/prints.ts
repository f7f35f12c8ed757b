import { copyFileSync, existsSync, statSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';

import { landscape } from '#lib/content/collections/landscape';
import { site } from '#lib/content/collections/site';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { landscapePng, paperPdf, sizeMark } from '#lib/site/downloads';
import { readEnv } from '#lib/site/env';
import { landscapeImage } from '#lib/site/routes';
import { exportedFile } from '#server/paths';
import { printPaper } from './pdf';
import { posterPng } from './poster-png';

/** One file that a browser makes of the export: where it will be asked for, and how it is made. */
export interface Print {
  address: string;
  make: (context: BrowserContext, origin: string) => Promise<Buffer>;
}

/** What the content asks for: a PDF of each downloadable paper, the infographic as PNG. */
export function plannedPrints(): Print[] {
  const papers = whitepapers.all().filter(({ downloadable }) => downloadable);
  return [
    ...papers.map((paper) => ({
      address: paperPdf(paper.id),
      make: (context: BrowserContext, origin: string) => printPaper(context, origin, paper),
    })),
    {
      address: landscapePng(site().name),
      make: (context: BrowserContext, origin: string) =>
        posterPng(context, `${origin}${landscapeImage}`, landscape.get().title),
    },
  ];
}

/** Starts the browser that is on this machine; undefined where there is none, or none that starts. */
async function openBrowser(): Promise<Browser | undefined> {
  try {
    // Playwright is a development package: a build without those has no browser either.
    const [{ findBrowser }, { chromium }] = await Promise.all([
      import('./browser'),
      import('@playwright/test'),
    ]);
    const executablePath = findBrowser();
    if (!executablePath) return undefined;
    // Chromium refuses its sandbox to root, which is who builds in most containers.
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
 * Asks before the pages are made whether there is a browser to print them with. Pages are made
 * first and printed after, so they must be told which links to show (lib/site/downloads): a link to
 * a file that a later step could not make would be dead, and a page changed after its export would
 * differ from what its scripts expect.
 */
export async function announcePrints(): Promise<Print[]> {
  const browser = await openBrowser();
  await browser?.close();
  if (browser) return plannedPrints();
  console.log(
    'No Chrome or Chromium to print with: white papers link their print view, the infographic is SVG only.',
  );
  return [];
}

/** A print takes a second or two. Whatever hangs longer must not hold a build for ever. */
const longestMs = 120_000;

function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const reason = new Error(`${what} was not made within ${longestMs / 1000} s`);
    timer = setTimeout(() => reject(reason), longestMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A browser window to which the site's own address is the exported folder: no port, no service. */
async function windowOn(browser: Browser, folder: string, origin: string) {
  // Without scripts a page is its HTML, lazy pictures included, and prints the same each time.
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' });
  await context.route('**/*', async (route) => {
    const { origin: asked, pathname } = new URL(route.request().url());
    const file = path.join(folder, exportedFile(decodeURIComponent(pathname)));
    if (asked !== origin || !existsSync(file)) return route.abort();
    const contentType = types[path.extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ body: await readFile(file), contentType });
  });
  return context;
}

/** "412 kB", "1.3 MB": decimal, as file managers say it. */
export function sizeLabel(bytes: number): string {
  return bytes < 995_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Puts sizes where the pages left their marks, in the HTML and in what the router fetches. */
export async function fillSizes(folder: string, sizes: ReadonlyMap<string, string>) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((file) => /\.(html|txt)$/.test(file))) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    const filled = [...sizes].reduce(
      (done, [address, size]) => done.replaceAll(sizeMark(address), size),
      text,
    );
    if (filled !== text) await writeFile(file, filled);
  }
}

/**
 * Makes the announced files in the exported folder.
 *
 * @param earlier - an export with the same papers, whose files are taken instead
 * @throws Error when one can't be made, because pages link all of them
 */
export async function makePrints(
  folder: string,
  prints: readonly Print[],
  earlier?: string,
): Promise<boolean> {
  if (prints.length === 0) return true;
  if (earlier) {
    const sizes = prints.map(({ address }): [string, string] => {
      copyFileSync(path.join(earlier, address), path.join(folder, address));
      return [address, sizeLabel(statSync(path.join(folder, address)).size)];
    });
    await fillSizes(folder, new Map(sizes));
    return true;
  }
  const browser = await openBrowser();
  if (!browser) throw new Error('The browser that was there when the build began does not start');
  try {
    const origin = readEnv().SITE_URL;
    const context = await windowOn(browser, folder, origin);
    const sizes = new Map<string, string>();
    const print = async ({ address, make }: Print) => {
      const bytes = await inTime(make(context, origin), address);
      await writeFile(path.join(folder, address), bytes);
      sizes.set(address, sizeLabel(bytes.length));
      console.log(`${address} ${sizeLabel(bytes.length)}`);
    };
    await Promise.all(prints.map(print));
    await fillSizes(folder, sizes);
    return true;
  } finally {
    await browser.close();
  }
}
