import type { Page } from '@playwright/test';

/**
 * Stops the clock of a page that has it installed (page.clock.install), so that time passes by
 * page.clock.runFor alone. What moves by CSS, scrolls or is observed goes on.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 2000);
}

/**
 * Waits for frames of the screen, which the stopped clock does not hold: time for what the browser
 * reports (visibility, scrolling) to reach the scripts.
 */
export async function frames(page: Page, count = 6): Promise<void> {
  await page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++) await document.body.animate(null, 16).finished;
  }, count);
}

/** Makes the page believe that its tab is in the background, or in front again. */
export async function showTab(page: Page, visibilityState: DocumentVisibilityState) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibilityState);
}
