import type { Page } from '@playwright/test';

/**
 * Stops the clock of a page that has it installed (page.clock.install), so that only
 * page.clock.runFor advances the time. CSS animations, scrolling and observers are not affected.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 2000);
}

/**
 * Waits for animation frames, which the stopped clock does not affect. Gives events of the browser
 * (visibility, scrolling) time to reach the scripts.
 */
export async function frames(page: Page, count = 6): Promise<void> {
  await page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++) await document.body.animate(null, 16).finished;
  }, count);
}

/** Advances the clock by milliseconds, with frames before and after for scrolling and observers. */
export async function pass(page: Page, ms: number): Promise<void> {
  await frames(page, 3);
  await page.clock.runFor(ms);
  await frames(page, 3);
}

/** Simulates that the tab is hidden or visible. */
export async function showTab(page: Page, visibilityState: DocumentVisibilityState) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibilityState);
}
