import type { Locator } from '@playwright/test';

import { frames } from './clock';

const STEPS = 10;

/** Swipes over an element horizontally by a distance in px; a negative distance is to the left. */
export async function swipe(element: Locator, distance: number): Promise<void> {
  const page = element.page();
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over');
  const from = box.x + box.width / 2 - distance / 2;
  const y = Math.round(box.y + box.height / 2);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: Math.round(x), y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= STEPS; step++)
    await touch('touchMove', from + (distance * step) / STEPS);
  // The finger rests before it leaves. Otherwise the row keeps its speed, which is that of the
  // machine, and may pass more than one item.
  await frames(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
