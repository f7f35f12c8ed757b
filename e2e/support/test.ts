import { test as base } from '@playwright/test';

import { recordHydration, startAtOnce } from './page';

export interface Options {
  /** Whether the scripts of a page wait for the visitor, which is the default, or start at once. */
  scripts: 'on intent' | 'at once';
}

export const test = base.extend<Options>({
  scripts: ['on intent', { option: true }],
  context: async ({ context, scripts }, use) => {
    await recordHydration(context);
    if (scripts === 'at once') await startAtOnce(context);
    await use(context);
  },
});
