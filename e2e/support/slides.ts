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

/** Swipes over an element by a distance in px; a negative distance is to the left or up. */
export async function swipe(element: Locator, distance: number, axis: 'x' | 'y' = 'x') {
  const page = element.page();
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const steps = 10;
  const session = await page.context().newCDPSession(page);
  for (let step = 0; step <= steps; step++) {
    const point = { ...middle, [axis]: middle[axis] + distance * (step / steps - 0.5) };
    await session.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: Math.round(point.x), y: Math.round(point.y) }],
    });
  }
  // The finger rests before it leaves. Otherwise the row keeps its speed, which is that of the
  // machine, and may pass more than one item.
  await frames(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
