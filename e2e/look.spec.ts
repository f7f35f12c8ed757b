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

/**
 * Pages on which text and picture came too close on a narrow screen. At these widths no line is so
 * full that browsers which shape letters differently break it at another word.
 */
const narrow = [
  { path: '/', width: 400 },
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

// One test, because a context whose clock a test has replaced is not used again, and a new one
// loads and compiles the files of all pages.
test('every layout matches its picture, in both schemes', async ({ page }) => {
  test.slow();
  // Fixed, because the picture shows the age of an article.
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
  for (const { path, width } of views) {
    await test.step(`${path} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await drawn(page);
        const size = width === 1024 ? '' : `-${width}`;
        const picture = `${colorScheme}${path.replaceAll('/', '-')}${size}.png`;
        // Soft, so that all differences are reported.
        await expect.soft(page).toHaveScreenshot(picture, {
          // Demos come from another origin; the film shows either its first frame or its poster.
          mask: [page.locator('iframe'), page.locator('video')],
          // Tolerates differences in antialiasing between machines. A shifted block is far more
          // than this.
          threshold: 0.3,
          maxDiffPixelRatio: 0.03,
          animations: 'disabled',
        });
      }
    });
  }
});
