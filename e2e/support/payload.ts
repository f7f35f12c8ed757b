import type { Page } from '@playwright/test';

import { navigateSoftly } from '../../scripts/build/deferred-scripts/next-internals';

/** Soft navigation without a link. @param target - path of the page that it leads to */
export async function goSoftly(page: Page, path: string, target = path): Promise<void> {
  await page.evaluate(navigateSoftly, path);
  await page.waitForURL(`**${target}`);
}
