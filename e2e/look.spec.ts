import { expect, type Page } from '@playwright/test';
import { layouts } from './support/layouts';
import { test } from './support/test';

/** Pages with the same layout as another one in the list. */
const alike = new Set<string>([
  '/contact/sent',
  '/insights',
  '/whitepapers',
  '/admin/manage-posts',
  '/demos/transfer-pricing',
  // A heading and cards, as on other pages, and a field, which search.spec.ts uses.
  '/search',
]);

/** Pages on which text and picture came too close on a narrow screen. */
const narrow = [
  { path: '/', width: 390 },
  { path: layouts.find((path) => /^\/services\/./.test(path)) ?? '/services', width: 768 },
];

// First screen of one page per layout, in both schemes, with motion off.
const views = [
  ...layouts.filter((path) => !alike.has(path)).map((path) => ({ path, width: 1024 })),
  ...narrow,
];

/** Waits for the fonts and the pictures of the first screen. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const first = [...document.images].filter((image) => image.loading === 'eager');
    await Promise.all(first.map((image) => image.decode()));
  });
}

for (const { path, width } of views) {
  test(`${path} matches its picture at ${width} px, in both schemes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    // Fixed, because the picture shows the age of an article.
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await drawn(page);
      const size = width === 1024 ? '' : `-${width}`;
      await expect(page).toHaveScreenshot(`${colorScheme}${path.replaceAll('/', '-')}${size}.png`, {
        // Demos come from another origin; the film shows either its first frame or its poster.
        mask: [page.locator('iframe'), page.locator('video')],
        // Tolerates differences in antialiasing between machines. A shifted block is far more than
        // this.
        threshold: 0.3,
        maxDiffPixelRatio: 0.03,
        animations: 'disabled',
      });
    }
  });
}
