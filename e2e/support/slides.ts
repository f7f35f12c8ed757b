import { expect, type Locator, type Page } from '@playwright/test';

import { frames, stopClock } from './clock';
import { center, openHydrated } from './page';

/**
 * Opens a page with a row of slides that is below the screen. From now on only the test advances
 * the time.
 */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openHydrated(page, path);
  await stopClock(page);
}

/** Scrolls an element into view and waits until the page notices. */
export async function bringIntoView(element: Locator): Promise<void> {
  await center(element);
  await frames(element.page());
}

/** Waits until the headings of these slides, and of no others, are in view. */
export async function expectInView(slides: Locator, ...shown: number[]): Promise<void> {
  const count = await slides.count();
  for (let index = 0; index < count; index++) {
    const heading = slides.nth(index).getByRole('heading');
    if (shown.includes(index)) await expect(heading).toBeInViewport({ ratio: 0.99 });
    else await expect(heading).not.toBeInViewport({ ratio: 0.99 });
  }
}
