import type { Page } from '@playwright/test';

/** The narrowest screen that WCAG 1.4.10 requires. */
export const narrow = { width: 320, height: 800 };
export const wide = { width: 1440, height: 900 };

/** A time zone and a locale that differ from those of the build. */
export const elsewhere = { timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' };

/**
 * Collects errors and warnings of a page from now on, and its requests to other origins. Requests
 * of frames are excluded, because a demo is a page of another origin.
 */
export function watch(page: Page, baseURL: string): string[] {
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

/** Records what the content security policy blocks, for `refused`. */
export const recordRefused = (page: Page) =>
  page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) =>
      refused.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });

/** Resources that the content security policy of the page has blocked so far. */
export const refused = (page: Page) =>
  page.evaluate(() => (window as unknown as { refused: string[] }).refused);
