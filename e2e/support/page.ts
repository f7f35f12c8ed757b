import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** Lets `hydrated` know when the effects of a page have run: React marks elements before. */
export const noteTakeover = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('hydrated', () => Object.assign(window, { tookOver: true }));
  });

/** Starts the scripts of every page that is opened from now on as soon as its starter has run. */
export const startAtOnce = (target: BrowserContext | Page) =>
  target.addInitScript(() => {
    new MutationObserver((_, observer) => {
      // The element after it: an observer is called before a script that was just inserted runs.
      if (!document.querySelector('head > script[data-page] + *')) return;
      observer.disconnect();
      dispatchEvent(new Event('scroll'));
    }).observe(document, { childList: true, subtree: true });
  });

/**
 * Waits until React has taken an element over, which it notes on the element. A click before that
 * is a click on plain HTML, and there is nothing else to see it by. Scripts may wait for a visitor,
 * so the page is given an input that changes nothing.
 */
export async function hydrated(element: Locator): Promise<void> {
  await element.page().locator('body').dispatchEvent('pointermove', { movementX: 1 });
  // From outside, because a test may have stopped the timers of the page.
  await expect
    .poll(
      () =>
        element.evaluate((node) => {
          const marked = Object.keys(node).some((key) => /^__react/.test(key));
          return marked && (window as { tookOver?: boolean }).tookOver;
        }),
      { intervals: [20, 40] },
    )
    .toBe(true);
}

/** What the page complains of, from now on. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`page: ${error.message}`));
  return found;
}

/** The band of a page under a heading of the second level. */
export const band = (page: Page, heading: string | RegExp) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

/** The closing call of a page. */
export const closingCall = (page: Page) => page.getByRole('main').locator('section').last();

/** How many of the items stand in the first row. @throws when there is none. */
export async function columns(items: Locator): Promise<number> {
  const tops = await items.evaluateAll((nodes) =>
    nodes.map((node) => Math.round(node.getBoundingClientRect().top)),
  );
  const [first] = tops;
  if (first === undefined) throw new Error('There is no item to count columns of');
  return tops.filter((top) => Math.abs(top - first) <= 1).length;
}

/** A link by its exact words and where it must lead. */
export async function expectLink(within: Page | Locator, name: string, href: string) {
  await expect(within.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
}
