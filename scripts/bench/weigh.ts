import type { Browser } from '@playwright/test';

/** Encoded bytes of one visit. */
export interface PageBytes {
  /** HTML with its styles. */
  document: number;
  /** Scripts before any input. */
  script: number;
  /** Everything before any input. */
  all: number;
  /** Scripts once the page is hydrated. */
  scripts: number;
}

/**
 * Loads a page in a fresh profile on a phone's screen, waits until the network is quiet, then gives
 * it a first sign of intent and waits again.
 */
export async function weigh(browser: Browser, url: string): Promise<PageBytes> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const types = new Map<string, string>();
  const bytes: PageBytes = { document: 0, script: 0, all: 0, scripts: 0 };
  let began = false;
  client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === 'Script') bytes.scripts += encodedDataLength;
    if (began) return;
    bytes.all += encodedDataLength;
    if (type === 'Document') bytes.document += encodedDataLength;
    if (type === 'Script') bytes.script += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  began = true;
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  );
  await context.close();
  return bytes;
}
