import type { Browser, Page } from '@playwright/test';

import { vectorIcon } from '#lib/seo/icons';

/**
 * Opens a page and waits until all of it is laid out (app/deferred-layout.css), and the pictures
 * that a browser then wants are requested.
 */
export async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  // Not with page.evaluate: its first call evaluates a script of 12 ms, which a trace would count.
  await session.send('Runtime.evaluate', { expression: `(${laidOut})()`, awaitPromise: true });
  await session.detach();
}

/** Waits until the turns have ended and three frames have followed. Runs in the page. */
async function laidOut() {
  const turns = document
    .getAnimations()
    .filter((each) => each instanceof CSSAnimation && each.animationName === 'lay-out');
  await Promise.all(turns.map(({ finished }) => finished));
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/**
 * Number of requests of a first visit without input, on the screen of a phone. The icon is left
 * out, which a browser with windows requests and the headless shell does not.
 */
export async function countRequests(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  let count = 0;
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && pathname !== vectorIcon) count += 1;
  });
  await openWhole(page, url);
  await context.close();
  return count;
}
