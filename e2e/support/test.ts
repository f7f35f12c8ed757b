import { test as base } from '@playwright/test';

import { recordHydration } from './page';

/** The test of Playwright, with pages that record when React has hydrated them. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await recordHydration(context);
    await use(context);
  },
});
