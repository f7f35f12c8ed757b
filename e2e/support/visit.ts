import type { BrowserContextOptions, Page } from '@playwright/test';

import { noteTakeover } from './page';
import { test as base } from './test';

interface Visitor {
  page: Page;
  /**
   * Errors and warnings of the page, and its requests to other origins. Emptied before each test.
   */
  faults: string[];
}

interface Visitors {
  /** With scripts, in a time zone and a locale that differ from those of the build. */
  visitor: Visitor;
  /** Without scripts. */
  visitorWithoutScripts: Page;
}

/** The narrowest screen that WCAG 1.4.10 requires. */
export const narrow = { width: 320, height: 800 };
export const wide = { width: 1440, height: 900 };

const options: BrowserContextOptions = {
  timezoneId: 'Pacific/Kiritimati',
  locale: 'de-DE',
  colorScheme: 'light',
};

/**
 * Collects errors and warnings of a page and its requests to other origins. Requests of frames are
 * excluded, because a demo is a page of another origin.
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
 * For tests that only read pages: one page per worker is shared, so that scripts, styles and fonts
 * are loaded once. A test starts on a wide screen and must not leave state in the browser: no
 * storage item, no emulated media, no installed clock.
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

/** Resources that the content security policy of the page has blocked so far. */
export const refused = (page: Page) =>
  page.evaluate(() => (window as unknown as { refused: string[] }).refused);
