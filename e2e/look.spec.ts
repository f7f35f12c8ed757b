import { expect, type Page } from '@playwright/test';
import { layouts } from './support/layouts';
import { test } from './support/test';

/** Pages that lay themselves out like another one here. */
const alike = new Set<string>([
  '/contact/sent',
  '/insights',
  '/whitepapers',
  '/admin/manage-posts',
  '/demos/transfer-pricing',
]);

// One page per layout: what a visitor sees first, in both schemes, with motion off.
test.use({ viewport: { width: 1024, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

/** Waits for the fonts and the pictures of the first screen. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const first = [...document.images].filter((image) => image.loading === 'eager');
    await Promise.all(first.map((image) => image.decode()));
  });
}

for (const path of layouts.filter((each) => !alike.has(each))) {
  test(`${path} looks as it did, in both schemes`, async ({ page }) => {
    // The age of an article is part of the picture.
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await drawn(page);
      await expect(page).toHaveScreenshot(`${colorScheme}${path.replaceAll('/', '-')}.png`, {
        // A demo draws itself, from another origin; the film shows its first frame or its poster.
        mask: [page.locator('iframe'), page.locator('video')],
        // Machines smooth letters and lines differently: a shifted block is far more than this.
        threshold: 0.3,
        maxDiffPixelRatio: 0.03,
        animations: 'disabled',
      });
    }
  });
}
