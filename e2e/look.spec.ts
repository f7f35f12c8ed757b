import { expect } from '@playwright/test';

import { isPictured } from './support/content';
import { distinctLayoutsByName, layoutsByName } from './support/layouts';
import { when } from './support/test';

/** First screen of each layout, and narrow ones where text and picture once came too close. */
const views = [
  ...Object.entries(distinctLayoutsByName).map(([name, path]) => ({ name, path, width: 1024 })),
  { name: 'home-400', path: layoutsByName.home ?? '', width: 400 },
  { name: 'service-768', path: layoutsByName.service ?? '', width: 768 },
];

// One test, because a page in a new context loads and compiles all files again. The pictures are of the
// content in content/.
when(isPictured())('every layout matches its picture in both schemes', async ({ page }) => {
  // Fixed, because the picture shows the age of an article.
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
  for (const { name, path, width } of views) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // The pictures of the first screen; a screenshot waits for the fonts.
      await page.evaluate(async () => {
        const first = [...document.images].filter((image) => image.loading === 'eager');
        await Promise.all(first.map((image) => image.decode()));
      });
      await expect.soft(page).toHaveScreenshot(`${name}-${colorScheme}.png`, {
        // Demos come from another origin; the film shows either its first frame or its poster.
        mask: [page.locator('iframe'), page.locator('video')],
        // Tolerates differences in antialiasing between machines. A shifted block is far more.
        threshold: 0.3,
        maxDiffPixelRatio: 0.03,
      });
    }
  }
});
