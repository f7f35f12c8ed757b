import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { hydratedMark, navigateSoftly } from '../../scripts/build/deferred-scripts/next-internals';
import { built, rootPath } from './built-base';

/**
 * Records the event that effects have run, for `hydrated`. React marks elements earlier than that.
 */
export const recordHydration = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('hydrated', () => Object.assign(window, { tookOver: true }));
  });

/**
 * Waits until React has hydrated a part of a page. React marks it with a property. A click before that
 * would be handled by plain HTML. Scripts may wait for a visitor, so this sends an input that changes
 * nothing.
 */
export async function hydrated(page: Page, selector = 'main'): Promise<void> {
  // Waits for the event in the page: polling a busy page takes processor time of four processes.
  await page.evaluate(async () => {
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }));
    if ('tookOver' in window) return;
    await new Promise((resolve) => addEventListener('hydrated', resolve, { once: true }));
  });
  const isMarked = () =>
    page.evaluate(
      ([part = '', mark = '']) =>
        Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith(mark)),
      [selector, hydratedMark],
    );
  // Parts of a page hydrate later. Polled outside the page, because a test may have stopped the
  // timers of the page.
  await expect.poll(isMarked, { intervals: [20, 40] }).toBe(true);
}

export async function openHydrated(page: Page, path: string, selector?: string) {
  await page.goto(path);
  await hydrated(page, selector);
}

/** Soft navigation without a link, by the router of Next.js, which is there after hydration. */
export async function goSoftly(page: Page, path: string): Promise<void> {
  await hydrated(page);
  await page.evaluate(navigateSoftly, path);
  await page.waitForURL(`**${path}`);
}

export const center = (element: Locator) =>
  element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));

export const chunks = '**/_next/static/**/*.js';

/** Delays requests. @returns a function that lets them go */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens a page and holds its scripts back. @returns a function that lets them go */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, chunks);
  // In an export without deferred scripts the load event waits for them.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

/** Collects errors and warnings of the page from now on. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`page: ${error.message}`));
  return found;
}

/** Collects the paths of requests from now on. */
export function requestsOf(page: Page, type?: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!type || request.resourceType() === type) asked.push(rootPath(request.url()));
  });
  return asked;
}

export async function expectLink(within: Page | Locator, name: string, href: string) {
  await expect(within.getByRole('link', { name, exact: true })).toHaveAttribute(
    'href',
    built(href),
  );
}
