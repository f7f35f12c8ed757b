import { expect } from '@playwright/test';
import { item, menu } from './support/menu';
import { test } from './support/visit';

/** Paths, with the main menu item that is marked as current there. */
const marks = [
  ['/', ['Home']],
  ['/services', ['Services']],
  ['/services/ai-strategy', ['Services']],
  ['/services/AISolutions', ['Services']],
  ['/services/ai-products', ['AI Products']],
  ['/industries', ['Industries']],
  ['/industries/healthcare', ['Industries']],
  ['/blog/blog-06', ['Insights']],
  ['/whitepapers', ['Insights']],
  ['/tools/genai-landscape', ['Insights']],
  ['/insights', ['Insights']],
  ['/about', ['About Us']],
  ['/careers/vp-operations', ['About Us']],
  ['/contact', ['About Us']],
] as const;

test('the menu marks the main item of a page', async ({ page }) => {
  for (const [path, active] of marks) {
    await page.goto(path);
    const marked = menu(page).locator('> ul > li > a[aria-current]');
    await expect(marked, path).toHaveText(active);
  }
});

test('the sub-item of the page itself is marked too', async ({ page }) => {
  await page.goto('/services/ai-strategy');
  await expect(item(page, 'Services')).toHaveAttribute('aria-current', 'true');
  await expect(menu(page).locator('.nav-panel [aria-current]')).toHaveText(['AI Strategy']);
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText(['AI Strategy']);
  await page.goto('/about');
  await expect(item(page, 'About Us')).toHaveAttribute('aria-current', 'page');
});
