import { test as base } from '@playwright/test';

import { acquireContext, recordAdditions, releaseContext } from './context-pool';
import { recordHydration, startAtOnce } from './page';

export interface Options {
  /** Whether the scripts of a page wait for the visitor, which is the default, or start at once. */
  scripts: 'on intent' | 'at once';
  /** Whether a test needs an empty cache, because what is loaded, and when, is its subject. */
  firstVisit: boolean;
  /** Whether a test replaces the clock of its page (page.clock). */
  clock: boolean;
}

export const test = base.extend<Options>({
  scripts: ['on intent', { option: true }],
  firstVisit: [false, { option: true }],
  clock: [false, { option: true }],
  context: async (
    {
      browser,
      scripts,
      firstVisit,
      clock,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      timezoneId,
    },
    use,
    testInfo,
  ) => {
    // The viewport and the media are set for each test.
    const options = {
      ...{ scripts, clock, contextOptions, hasTouch, isMobile, javaScriptEnabled },
      ...{ locale, permissions, timezoneId },
    };
    const context = (!firstVisit && acquireContext(options)) || (await browser.newContext());
    if (!context.pages().length) {
      await recordHydration(context);
      if (scripts === 'at once') await startAtOnce(context);
      recordAdditions(context, await context.newPage());
    }
    await use(context);
    const passed = testInfo.status === testInfo.expectedStatus;
    if (passed && !firstVisit) await releaseContext(context, options);
    else await context.close();
  },
  page: async ({ context, viewport, contextOptions, colorScheme }, use) => {
    const [page = await context.newPage()] = context.pages();
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({
      media: null,
      colorScheme,
      contrast: null,
      forcedColors: null,
      reducedMotion: contextOptions.reducedMotion ?? null,
    });
    await use(page);
  },
});
