import { recordHydration } from './page';
import { test as base } from './test';

/**
 * The test with an empty cache. The option `reuseContext: false` would do the same, but Playwright
 * starts other workers for it.
 */
export const test = base.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext();
    await recordHydration(context);
    await use(context);
    await context.close();
  },
});
