import { type CDPSession, chromium, expect } from '@playwright/test';
import { layouts } from './support/layouts';
import { test } from './support/test';

/** By the protocol: a page that comes back whole never loads, which is what the runner waits for. */
interface Tab {
  send: CDPSession['send'];
  /** Leads to an address and waits for the new document. */
  visit: (url: string) => Promise<void>;
  /** Goes back. @returns why the page before was loaded anew: nothing if it came whole. */
  back: () => Promise<string[]>;
}

async function openTab(session: CDPSession): Promise<Tab> {
  await session.send('Page.enable');
  const loaded = () => new Promise((resolve) => session.once('Page.loadEventFired', resolve));
  return {
    send: session.send.bind(session),
    visit: async (url) => {
      const load = loaded();
      await session.send('Page.navigate', { url });
      await load;
    },
    back: async () => {
      const load = loaded();
      const came = new Promise<string[]>((resolve) => {
        session.on('Page.frameNavigated', ({ type }) => {
          if (type === 'BackForwardCacheRestore') resolve([]);
        });
        session.once('Page.backForwardCacheNotUsed', async ({ notRestoredExplanations }) => {
          await load;
          resolve(notRestoredExplanations.map(({ reason }) => reason));
        });
      });
      await session.send('Runtime.evaluate', { expression: 'setTimeout(() => history.back())' });
      return came;
    },
  };
}

/** The headless shell keeps no page, but says what else would have been in the way. */
const shell = 'BackForwardCacheDisabledForDelegate';
const inTheWay = (reasons: string[]) =>
  reasons.includes(shell)
    ? reasons.filter((reason) => reason !== shell && reason !== 'BrowsingInstanceNotSwapped')
    : reasons;

/** No browser keeps an answer of 404. */
const kept = layouts.filter((path) => path !== '/no-such-page');

/** The runner switches the cache off unless it is told not to. */
const withCache = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };

for (const started of [false, true]) {
  const state = started ? 'after its scripts started' : 'before any script started';
  test(`nothing keeps a browser from keeping every kind of page whole for Back, ${state}`, async ({
    launchOptions,
    baseURL,
  }) => {
    // Every layout, twice left and once come back to.
    test.slow();
    const browser = await chromium.launch({ ...launchOptions, ...withCache });
    const context = await browser.newContext();
    const page = await context.newPage();
    const tab = await openTab(await context.newCDPSession(page));
    const came: Record<string, string[]> = {};
    for (const path of kept) {
      await tab.visit(`${baseURL}${path}`);
      if (started) {
        await tab.send('Runtime.evaluate', {
          expression: "document.body.dispatchEvent(new Event('keydown'))",
        });
        await expect
          .poll(async () => {
            const expression =
              "Object.keys(document.body).some((key) => key.startsWith('__react'))";
            return (await tab.send('Runtime.evaluate', { expression })).result.value;
          })
          .toBe(true);
      }
      await tab.visit(`${baseURL}/contact/sent`);
      came[path] = inTheWay(await tab.back());
    }
    await browser.close();
    expect(came).toEqual(Object.fromEntries(kept.map((path) => [path, []])));
  });
}
