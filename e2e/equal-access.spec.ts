import { expect } from '@playwright/test';
import { equalAccessFailures } from './support/equal-access';
import { layouts } from './support/layouts';
import { hydrated } from './support/page';
import { test } from './support/test';

// A second accessibility checker besides axe, with other rules.
for (const path of layouts) {
  test(`${path} passes IBM Equal Access`, { tag: '@full' }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page.getByRole('main'));
    expect(await equalAccessFailures(page)).toEqual([]);
  });
}
