import type { Browser } from '@playwright/test';

import { isHydrated } from '../build/finish/next-internals';

/**
 * Encoded bytes of the bodies of one visit. Headers are not counted, because they depend on the
 * protocol.
 */
export interface PageBytes {
  /** Scripts loaded before the page is idle. */
  script: number;
  /** All bytes before any input, without scripts that start when the page is idle. */
  all: number;
  /** Scripts loaded until the page is hydrated. */
  scripts: number;
}

/**
 * Loads a page in a new profile with the screen of a phone, waits until the network is idle, then
 * sends a first sign of intent and waits again.
 */
export async function weigh(browser: Browser, url: string): Promise<PageBytes> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const answers = new Map<string, { type: string; headers: number; early: boolean }>();
  const bytes: PageBytes = { script: 0, all: 0, scripts: 0 };
  let loaded = false;
  let began = false;
  page.on('load', () => {
    loaded = true;
  });
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    const headers = response.encodedDataLength;
    answers.set(requestId, { type, headers, early: !loaded });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type = '', headers = 0, early = false } = answers.get(requestId) ?? {};
    const body = Math.max(0, encodedDataLength - headers);
    if (type === 'Script') bytes.scripts += body;
    if (began || (type === 'Script' && !early)) return;
    bytes.all += body;
    if (type === 'Script') bytes.script += body;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  began = true;
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(isHydrated);
  await context.close();
  return bytes;
}
