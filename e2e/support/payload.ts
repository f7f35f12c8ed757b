import type { Page } from '@playwright/test';

import { navigateSoftly } from '../../scripts/build/deferred-scripts/next-internals';

/** Soft navigation without a link. */
export async function goSoftly(page: Page, path: string): Promise<void> {
  await page.evaluate(navigateSoftly, path);
  await page.waitForURL(`**${path}`);
}
