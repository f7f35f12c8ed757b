import { test as base } from '@playwright/test';

import { recordHydration } from './page';

/** The test of Playwright, with pages that record when React has hydrated them. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await recordHydration(context);
    await use(context);
  },
});

/** Takes the place of the test and of all of its functions, and registers nothing. */
const none: typeof test = new Proxy(
  Object.assign(() => undefined),
  { get: () => none },
);

/** The test, if the content has what it is about. Otherwise there is none, not a skipped one. */
export const when = (needed: unknown): typeof test => (needed ? test : none);
