import type { BrowserContextOptions, Page } from '@playwright/test';

import { noteTakeover } from './page';
import { test as base } from './test';

interface Visitor {
  page: Page;
  /** Errors and warnings of the page and its requests to other origins; each test empties it. */
  faults: string[];
}

interface Visitors {
  /** With scripts, in a time zone and a locale other than those of the build. */
  visitor: Visitor;
  /** Without scripts. */
  visitorWithoutScripts: Page;
}

/** The narrowest screen that WCAG 1.4.10 asks for. */
export const narrow = { width: 320, height: 800 };
export const wide = { width: 1440, height: 900 };

const options: BrowserContextOptions = {
  timezoneId: 'Pacific/Kiritimati',
  locale: 'de-DE',
  colorScheme: 'light',
};

/**
 * Collects what a page complains of and what it requests from other origins. A demo in its frame
 * is a page of another origin, so requests of frames do not count.
 */
function watch(page: Page, baseURL: string): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) {
      faults.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin === new URL(baseURL).origin || !protocol.startsWith('http')) return;
    if (request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    faults.push(`request: ${request.url()} (${request.resourceType()})`);
  });
  return faults;
}

/**
 * For tests that only read pages: one page per worker serves all of them, so that scripts, styles
 * and fonts are fetched once. Such a test begins on a wide screen and must leave nothing behind in
 * the browser: no item in the storage, no emulated media, no installed clock.
 */
export const test = base.extend<object, Visitors>({
  page: async ({ visitor: { page, faults } }, use) => {
    await page.mouse.move(0, 0);
    await page.setViewportSize(wide);
    faults.length = 0;
    await use(page);
    await page.unrouteAll();
  },
  visitor: [
    async ({ browser }, use, { project }) => {
      const baseURL = project.use.baseURL ?? '';
      const context = await browser.newContext({ ...options, baseURL });
      await noteTakeover(context);
      await context.addInitScript(() => {
        const refused: string[] = [];
        Object.assign(window, { refused });
        document.addEventListener('securitypolicyviolation', (event) =>
          refused.push(`${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      const page = await context.newPage();
      await use({ page, faults: watch(page, baseURL) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  visitorWithoutScripts: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({
        ...options,
        baseURL,
        javaScriptEnabled: false,
        viewport: wide,
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** What the content security policy of the page has refused so far. */
export const refused = (page: Page) =>
  page.evaluate(() => (window as unknown as { refused: string[] }).refused);
