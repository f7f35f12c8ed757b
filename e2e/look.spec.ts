import { expect } from '@playwright/test';
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

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in the ${scheme} scheme`, () => {
    test.use({ colorScheme: scheme });

    for (const path of layouts.filter((each) => !alike.has(each))) {
      test(`${path} looks as it did`, async ({ page }) => {
        // The age of an article is part of the picture.
        await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(() =>
          Promise.all(
            [...document.images]
              .filter((image) => image.loading === 'eager')
              .map((image) => image.decode()),
          ),
        );
        await expect(page).toHaveScreenshot(`${scheme}${path.replaceAll('/', '-')}.png`, {
          // A demo draws itself, from another origin; the film shows its first frame or its poster.
          mask: [page.locator('iframe'), page.locator('video')],
          // Machines smooth letters and lines differently: a shifted block is far more than this.
          threshold: 0.3,
          maxDiffPixelRatio: 0.03,
          animations: 'disabled',
        });
      });
    }
  });
}
