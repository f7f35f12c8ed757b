import { expect, type Page, type Route } from '@playwright/test';
import { demos } from './support/content';
import { layouts } from './support/layouts';
import { hydrated } from './support/page';
import { test } from './support/test';

/** A fallback has its font's mean width, not that of each word: menu items move by 2 or 3 pixels. */
const UNSEEN = 0.002;

/** Every kind of page, and every demo, each of which fills its frame in its own way. */
const paths = new Set([...layouts, ...demos().map(({ id }) => `/demos/${id}`)]);

/** Where fonts come late and so do the scripts of a demo, as on a phone far from its mast. */
async function slowDown(page: Page) {
  const late = (ms: number) => async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  };
  await page.route('**/*.woff2', late(500));
  await page.route('**/app.js', late(700));
}

/** Keeps every layout shift of every frame (Layout Instability, without those after an input). */
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

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    for (const path of paths) {
      test(`nothing on ${path} moves when fonts and scripts arrive`, async ({ page }) => {
        await slowDown(page);
        await keepShifts(page);
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await seenShifts(page)).toEqual([]);
        await hydrated(page.getByRole('main'));
        expect(await seenShifts(page)).toEqual([]);
      });
    }
  });
}
