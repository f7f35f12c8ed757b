import { expect, type Page, type Route } from '@playwright/test';
import { frames } from './support/clock';
import { demos } from './support/content';
import { layouts } from './support/layouts';
import { hydrated } from './support/page';
import { test } from './support/test';

// Each test is a first visit, because what is loaded, and when, is the subject.
test.use({ firstVisit: true, contextOptions: { reducedMotion: 'no-preference' } });

/**
 * Largest shift allowed. A fallback font matches the average width of the web font, not the width
 * of each word, so menu items move by 2 or 3 pixels.
 */
const UNSEEN = 0.002;

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

const seenShifts = async (page: Page) => {
  const all = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return (window as unknown as { shifts: string[] }).shifts;
      }),
    ),
  );
  return all.flat().filter((shift) => Number.parseFloat(shift) > UNSEEN);
};

for (const [side, width] of [390, 1280].entries()) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    for (const [index, path] of [...paths].entries()) {
      test(`nothing on ${path} moves when fonts and scripts arrive`, {
        // A twelfth of the pages at each width in npm test, all of them in npm run test:full.
        tag: index % 12 === side * 6 ? [] : '@full',
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
        expect(await seenShifts(page)).toEqual([]);
        await hydrated(page.getByRole('main'));
        expect(await seenShifts(page)).toEqual([]);
      });
    }
  });
}
