import type { Browser } from '@playwright/test';

/** Encoded bytes of one page load. */
export interface PageBytes {
  document: number;
  script: number;
  all: number;
}

/** Loads a page in a fresh profile, waits until the network is quiet and adds up what came. */
export async function weigh(browser: Browser, url: string): Promise<PageBytes> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const types = new Map<string, string>();
  const bytes: PageBytes = { document: 0, script: 0, all: 0 };
  client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (types.get(requestId) === 'Document') bytes.document += encodedDataLength;
    if (types.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return bytes;
}
