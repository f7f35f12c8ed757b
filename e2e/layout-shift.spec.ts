import { expect, type Page, type Route } from '@playwright/test';
import config from '../playwright.config';
import { frames } from './support/clock';
import { demos } from './support/content';
import { layouts } from './support/layouts';
import { hydrated } from './support/page';
import { test } from './support/test';

// Each test is a first visit, because what is loaded, and when, is the subject.
test.use({
  firstVisit: true,
  contextOptions: { reducedMotion: 'no-preference' },
  // Unrounded widths of letters. Headless Chromium rounds them to whole pixels, which no fallback
  // font can match (docs/decisions/0059-fallback-fonts-of-each-system.md).
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...(config.use?.launchOptions?.args ?? []), '--font-render-hinting=none'],
  },
});

/**
 * Largest shift allowed. A fallback font matches the average width of the web font, not the width
 * of each word, so menu items move by 2 or 3 pixels.
 */
const UNSEEN = 0.002;
/**
 * Largest shift allowed where a text that ends near the end of its last line takes another line in
 * the fallback font (docs/decisions/0059-fallback-fonts-of-each-system.md).
 */
const ONE_LINE = 0.05;

/** Every page layout, and every demo, because demos fill their frames differently. */
const paths = new Set([...layouts, ...demos().map(({ id }) => `/demos/${id}`)]);

/** Delays fonts and the scripts of demos. @returns a function that releases them */
async function holdLateFiles(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.woff2$|\/app\.js$/, async (route: Route) => {
    await held;
    await route.continue();
  });
  return release;
}

/**
 * Waits until the page and its frames have painted everything that does not need the delayed files.
 */
async function painted(page: Page): Promise<void> {
  const contentPainted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(contentPainted).toBe(1);
  const embedded = await page.locator('iframe').count();
  const framesRead = () =>
    page
      .frames()
      .slice(1)
      .filter((frame) => frame.url().startsWith('http')).length;
  await expect.poll(framesRead).toBe(embedded);
  for (const frame of page.frames()) {
    await frame.waitForFunction(() => document.readyState !== 'loading');
  }
  await frames(page);
}

/**
 * Records the layout shifts of all frames (Layout Instability API), without those after an input.
 */
const keepShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) => node?.nodeName.toLowerCase() ?? 'gone').join(' ');
        shifts.push(`${value.toFixed(4)} ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsAbove = async (page: Page, limit: number) => {
  const all = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return (window as unknown as { shifts: string[] }).shifts;
      }),
    ),
  );
  return all.flat().filter((shift) => Number.parseFloat(shift) > limit);
};

const paper = layouts.find((path) => /^\/whitepapers\/./.test(path)) ?? '';
const twelfth = [...paths].filter((path, index) => index % 12 === 0 && path !== paper);

/**
 * By width: pages on which nothing may move, and pages that `npm test` visits; `npm run test:full`
 * visits all.
 */
const widths: Readonly<Record<number, { strict: readonly string[]; quick: readonly string[] }>> = {
  390: { strict: [...paths], quick: twelfth },
  1280: { strict: [...paths], quick: [] },
  412: { strict: [paper], quick: [paper] },
  768: { strict: ['/industries'], quick: ['/industries'] },
  320: { strict: [], quick: [] },
  1024: { strict: [], quick: [] },
  1680: { strict: [], quick: [] },
};

for (const [width, { strict, quick }] of Object.entries(widths)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width: Number(width), height: 844 } });
    for (const path of paths) {
      const limit = strict.includes(path) ? UNSEEN : ONE_LINE;
      test(`nothing on ${path} moves when fonts and scripts arrive`, {
        tag: quick.includes(path) ? [] : '@full',
      }, async ({ page }) => {
        await keepShifts(page);
        const release = await holdLateFiles(page);
        await page.goto(path, { waitUntil: 'commit' });
        await painted(page);
        release();
        await page.waitForLoadState('load');
        await page.evaluate(async () => void (await document.fonts.ready));
        // A demo creates its heading when its scripts run.
        for (const frame of page.frames().slice(1)) await frame.locator('h1').waitFor();
        await frames(page);
        expect(await shiftsAbove(page, limit)).toEqual([]);
        await hydrated(page.getByRole('main'));
        expect(await shiftsAbove(page, limit)).toEqual([]);
      });
    }
  });
}
