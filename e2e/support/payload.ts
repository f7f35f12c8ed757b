import type { Page } from '@playwright/test';

import { navigateSoftly } from '../../scripts/build/deferred-scripts/next-internals';
import { hydrated } from './page';

/**
 * Soft navigation without a link, by the router of Next.js, which is there once the page is hydrated.
 *
 * @param target - path of the page that it leads to
 */
export async function goSoftly(page: Page, path: string, target = path): Promise<void> {
  await hydrated(page);
  await page.evaluate(navigateSoftly, path);
  await page.waitForURL(`**${target}`);
}
