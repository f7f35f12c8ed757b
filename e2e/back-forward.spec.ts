import { type CDPSession, chromium, expect } from '@playwright/test';
import { isHydrated } from '../scripts/build/finish/next-internals';
import { layouts } from './support/layouts';
import { test } from './support/test';

/**
 * Navigates over the DevTools protocol. A page restored from the back/forward cache fires no load
 * event, which Playwright would wait for.
 */
interface Tab {
  send: CDPSession['send'];
  /** Navigates to a URL and waits until the new document has loaded. */
  visit: (url: string) => Promise<void>;
  /**
   * Goes back. @returns the reasons why the page was not restored from the cache; empty if it was
   */
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

/**
 * The headless shell never restores a page, but reports which other reasons would have prevented
 * it.
 */
const shell = 'BackForwardCacheDisabledForDelegate';
const inTheWay = (reasons: string[]) =>
  reasons.includes(shell)
    ? reasons.filter((reason) => reason !== shell && reason !== 'BrowsingInstanceNotSwapped')
    : reasons;

/** Browsers do not cache responses with status 404. */
const kept = layouts.filter((path) => path !== '/no-such-page');

/** Whether this run has time for every layout (npm run test:full). */
const everything = process.env.FULL === '1';

/** Playwright disables the cache by default. */
const withCache = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };

/** What the visitor returns to. */
const states = [
  // Before its scripts, a page differs from others in its frames and videos alone.
  { started: false, visited: kept.filter((path) => /^\/$|^\/demos\/|insights/.test(path)) },
  // Some of the others in npm test, all of them in npm run test:full.
  { started: true, visited: kept.filter((_, index) => everything || index % 12 === 0) },
];

test('every kind of page can be restored from the back/forward cache', async ({
  launchOptions,
  baseURL,
}) => {
  // Every layout is left twice and returned to once.
  test.slow();
  const browser = await chromium.launch({ ...launchOptions, ...withCache });
  const context = await browser.newContext();
  const page = await context.newPage();
  const tab = await openTab(await context.newCDPSession(page));
  for (const { started, visited } of states) {
    await test.step(
      started ? 'after its scripts started' : 'before any script started',
      async () => {
        const came: Record<string, string[]> = {};
        for (const path of visited) {
          await tab.visit(`${baseURL}${path}`);
          if (started) {
            await tab.send('Runtime.evaluate', {
              expression: "document.body.dispatchEvent(new Event('keydown'))",
            });
            await expect
              .poll(async () => {
                const expression = `(${isHydrated})()`;
                return (await tab.send('Runtime.evaluate', { expression })).result.value;
              })
              .toBe(true);
          }
          await tab.visit(`${baseURL}/contact/sent`);
          came[path] = inTheWay(await tab.back());
        }
        expect(came).toEqual(Object.fromEntries(visited.map((path) => [path, []])));
      },
    );
  }
  await browser.close();
});
