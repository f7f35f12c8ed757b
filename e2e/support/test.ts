import { test as base, expect } from '@playwright/test';

import { complaints, recordHydration } from './page';

/**
 * The test of Playwright, with pages that record when React has hydrated them, and a paused clock that
 * goes on at the end: Playwright would do so after it has emptied the context, and its script would
 * throw "reading 'controller'" in the pages of the next tests.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await recordHydration(context);
    const { clock } = context;
    const pauseAt = clock.pauseAt.bind(clock);
    let isPaused = false;
    clock.pauseAt = (time) => {
      isPaused = true;
      return pauseAt(time);
    };
    await use(context);
    if (isPaused) await clock.resume();
  },
});

export const withoutScripts = test.extend({ javaScriptEnabled: false });

/**
 * The test with an empty cache. The option `reuseContext: false` would do the same, but Playwright
 * starts other workers for it.
 */
export const fresh = base.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext();
    await recordHydration(context);
    await use(context);
    await context.close();
  },
});

/** The test, with a page that may report no error. */
export const quiet = test.extend({
  page: async ({ page }, use) => {
    const found = complaints(page);
    await use(page);
    expect(found).toEqual([]);
  },
});

const nothing = () => undefined;
const noTest = Object.assign(nothing, {
  use: nothing,
  slow: nothing,
}) as unknown as typeof test;

/**
 * The test, if the content has what it is about. Otherwise there is none, not a skipped one.
 *
 * @param own - by default the test above
 */
export const when = <T = typeof test>(needed: unknown, own = test as T): T =>
  needed ? own : (noTest as T);
