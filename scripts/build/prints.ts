import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { sheet } from 'thread-art/poster/sheet';

import { cached } from '#lib/build-cache';
import { landscape } from '#lib/content/collections/landscape';
import { site } from '#lib/content/collections/site';
import { type WhitePaper, whitepapers } from '#lib/content/collections/whitepapers';
import { isShown } from '#lib/content/pages/shown-pages';
import { withoutBase } from '#lib/site/base-path';
import { landscapePng, paperPdf, sizeMark } from '#lib/site/downloads';
import { readEnv } from '#lib/site/env';
import { landscapeImage, routes } from '#lib/site/routes';

/** A file that a browser makes from the export. */
export interface Print {
  /** Address at which the site serves it. */
  address: string;
  /** Path of the page or picture that it shows, from the exported folder. */
  of: string;
  make: (context: BrowserContext, siteUrl: string) => Promise<Buffer>;
}

/**
 * Files that the content requires: a PDF of each downloadable paper, and the infographic as PNG.
 */
export function plannedPrints(): Print[] {
  const papers = whitepapers.all().filter(({ downloadable }) => downloadable);
  const prints = papers.map(
    (paper): Print => ({
      address: paperPdf(paper.id),
      of: `${routes.whitepaper(paper.id)}.html`,
      make: (context, siteUrl) => printPaper(context, siteUrl, paper),
    }),
  );
  const { title } = landscape.valid() ?? {};
  if (title === undefined || !isShown('landscape')) return prints;
  const address = landscapePng(site().name);
  const make: Print['make'] = (context, siteUrl) => posterPng(context, siteUrl, title);
  return [...prints, { address, of: landscapeImage, make }];
}

/** Starts the installed browser. Returns undefined if there is none or if it does not start. */
async function openBrowser(): Promise<Browser | undefined> {
  try {
    const { findBrowser } = await import('../browser');
    // biome-ignore lint/correctness/noUndeclaredDependencies: without it there is no browser either
    const { chromium } = await import('@playwright/test');
    const executablePath = findBrowser();
    if (!executablePath) return undefined;
    return await chromium.launch({ executablePath, args: ['--font-render-hinting=none'] });
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
export async function announcePrints(): Promise<Print[]> {
  const browser = await openBrowser();
  await browser?.close();
  if (browser) return plannedPrints();
  console.log(
    'No Chrome or Chromium to print with: white papers link their print view, the infographic is SVG only.',
  );
  return [];
}

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
    const page = path.extname(pathname) === '' ? '.html' : '';
    const file = path.join(folder, decodeURIComponent(withoutBase(pathname)) + page);
    if (asked !== new URL(siteUrl).origin || !existsSync(file)) return route.abort();
    return route.fulfill({ path: file });
  });
  return context;
}

/** Formats a size in decimal units, as file managers do: "412 kB", "1.3 MB". */
export function sizeLabel(bytes: number): string {
  return bytes < 995_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/**
 * What a print depends on: its page without scripts, which do not run, and the bytes of the files that
 * the page names.
 */
async function partsOf(folder: string, { address, of }: Print): Promise<(string | Uint8Array)[]> {
  const text = await readFile(path.join(folder, of), 'utf8');
  const shown = text.replace(/<script[\s\S]*?<\/script>/g, '');
  const names = new Set(shown.match(/\/[\w./-]+\.(?:avif|css|jpe?g|png|svg|webp|woff2)\b/g));
  const files = [...names].map((name) => path.join(folder, withoutBase(name))).filter(existsSync);
  return ['print', address, shown, ...(await Promise.all(files.map((file) => readFile(file))))];
}

/**
 * Makes the announced files in the exported folder and writes their sizes into the pages. One after
 * the other: of pages that are printed at once, Chromium writes files whose sizes differ each time.
 *
 * @throws Error when a file cannot be made, because pages link all of them
 */
export async function makePrints(folder: string, prints: readonly Print[]): Promise<void> {
  const siteUrl = readEnv().SITE_URL;
  const sizes = new Map<string, string>();
  let browser: Browser | undefined;
  let context: BrowserContext | undefined;
  async function open(): Promise<BrowserContext> {
    browser = await openBrowser();
    if (!browser) throw new Error('The browser that was there when the build began does not start');
    return windowOn(browser, folder, siteUrl);
  }
  try {
    for (const print of prints) {
      const bytes = await cached(await partsOf(folder, print), async () => {
        context ??= await open();
        return print.make(context, siteUrl);
      });
      await writeFile(path.join(folder, print.address), bytes);
      sizes.set(print.address, sizeLabel(bytes.length));
    }
  } finally {
    await browser?.close();
  }
  await fillSizes(folder, sizes);
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

/**
 * Formats a CSS string. Escapes every character that could end the string or the surrounding style
 * element.
 */
export const cssString = (text: string) =>
  `"${text.replaceAll(/["\\<\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/** CSS that depends on the paper: the running title, which the title page omits. */
const paperStyle = (title: string) => `
  @page { size: A4; @bottom-left { content: ${cssString(title)}; } }
  @page :first { @bottom-left { content: none; } @bottom-right { content: none; } }`;

/**
 * Prints the page of a paper as a tagged PDF with the title of the paper and bookmarks of its
 * headings.
 */
async function printPaper(
  context: BrowserContext,
  siteUrl: string,
  paper: WhitePaper,
): Promise<Buffer> {
  const page = await context.newPage();
  const answer = await page.goto(`${siteUrl}${routes.whitepaper(paper.id)}`, {
    waitUntil: 'load',
  });
  if (!answer?.ok()) throw new Error(`The export has no page of the white paper ${paper.id}`);
  // Not addStyleTag, because it waits for a load event that never fires with JavaScript disabled.
  await page.evaluate(
    ({ css, title }) => {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
      // Chromium writes it into the PDF as its title.
      document.title = title;
    },
    { css: paperStyle(paper.title), title: paper.title },
  );
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  await page.close();
  return pdf;
}

/** Width in pixels: A4 at 300 dots per inch, A3 at 212. */
const posterWidth = 2480;
const posterHeight = Math.round((posterWidth * sheet.height) / sheet.width);

/** Renders the infographic as PNG in the browser, with the fonts embedded in the SVG. */
async function posterPng(context: BrowserContext, siteUrl: string, title: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize({ width: posterWidth, height: posterHeight });
  // As a document, an SVG keeps its intrinsic size. As an image it fills the window.
  await page.setContent(
    `<style>body { margin: 0 } img { display: block; width: 100vw }</style><img src="${siteUrl}${landscapeImage}">`,
  );
  const shot = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return sharp(shot)
    .withExif({ IFD0: { ImageDescription: title } })
    .png({ palette: true, quality: 95, effort: 10 })
    .toBuffer();
}
