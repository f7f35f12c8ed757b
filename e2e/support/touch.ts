import type { Locator } from '@playwright/test';

import { frames } from './clock';

const STEPS = 10;

/** Swipes over an element by a distance in px; a negative distance is to the left or up. */
export async function swipe(element: Locator, distance: number, axis: 'x' | 'y' = 'x') {
  const page = element.page();
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  for (let step = 0; step <= STEPS; step++) {
    const point = { ...middle, [axis]: middle[axis] + distance * (step / STEPS - 0.5) };
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
