import type { Browser, Page } from '@playwright/test';

/** A behavior whose response is measured. */
interface Behavior {
  path: string;
  /** Input of the visitor. */
  act: (page: Page) => Promise<void>;
  /** Waits until the result shows. */
  shown: (page: Page) => Promise<unknown>;
}

const behaviors: Readonly<Record<string, Behavior>> = {
  'case study opens': {
    path: '/industries/logistics',
    act: (page) => page.getByRole('main').locator('button[commandfor]').first().click(),
    shown: (page) => page.locator('dialog:modal').waitFor(),
  },
  'demos are filtered': {
    path: '/demos',
    act: (page) => page.locator('button[aria-pressed="false"]').first().click(),
    shown: (page) => page.locator('[data-filtered-out]').first().waitFor({ state: 'attached' }),
  },
  'color scheme changes': {
    path: '/about',
    act: (page) => page.getByRole('contentinfo').getByText('Dark', { exact: true }).click(),
    shown: (page) => page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' }),
  },
  'phone menu opens': {
    path: '/',
    act: (page) => page.locator('header summary').last().click(),
    shown: (page) => page.locator('header details[open]').waitFor(),
  },
};

/** Milliseconds on a processor four times slower. */
interface Response {
  /** From the first input on a page whose scripts have not started until the result shows. */
  cold: number;
  /** Longest duration of an event (Event Timing), which includes the next paint. */
  longestEvent: number;
}

/** Measures each behavior with a first tap on a page whose scripts have not started. */
export async function measureResponses(
  browser: Browser,
  siteUrl: string,
): Promise<Record<string, Response>> {
  const results: Record<string, Response> = {};
  for (const [name, { path, act, shown }] of Object.entries(behaviors)) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = window as unknown as { longest: number };
      seen.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          seen.longest = Math.max(seen.longest, duration);
      }).observe({
        type: 'event',
        durationThreshold: 16,
        buffered: true,
      } as PerformanceObserverInit);
    });
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const began = performance.now();
    await act(page);
    await shown(page);
    const cold = performance.now() - began;
    await page.waitForLoadState('networkidle');
    const longestEvent = await page.evaluate(
      () => (window as unknown as { longest: number }).longest,
    );
    results[name] = { cold, longestEvent };
    await context.close();
  }
  return results;
}
