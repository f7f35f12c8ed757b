import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

import { openDialog, press } from './support/account';
import { layouts } from './support/layouts';
import { hydrated } from './support/page';
import { sitemapPaths } from './support/sitemap';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // A demo in its frame is a page of another origin, which axe can't enter.
  iframes: false,
};

// Colours are judged at rest; the motion itself is not what axe looks at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Rules that the page breaks, each with where it does. No rule is switched off. */
async function violations(page: Page): Promise<string[]> {
  // Not as a script element, so that a content security policy does not stand in the way.
  await page.evaluate(axe);
  const results = await page.evaluate<AxeResults, RunOptions>(
    (given) =>
      (window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(given),
    options,
  );
  // A run in which no rule found anything to look at has proven nothing.
  expect(results.passes.length).toBeGreaterThan(10);
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

for (const path of sitemapPaths()) {
  test(`${path} breaks no access rule`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page.getByRole('main'));
    expect(await violations(page)).toEqual([]);
  });
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  for (const path of layouts) {
    test(`${path} breaks no access rule`, async ({ page }) => {
      await page.goto(path);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(await violations(page)).toEqual([]);
      // Else this was the light scheme a second time.
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.locator('body')).not.toHaveCSS('background-color', ground);
    });
  }
});

test.describe('what opens', () => {
  test('a case study breaks no access rule', async ({ page }) => {
    await page.goto('/industries/healthcare');
    await page.getByRole('main').locator('li article').getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('the contact widget and a sub-menu break no access rule', async ({ page }) => {
    await page.goto('/about');
    await page.locator('summary[aria-label="Contact us"]').click();
    await expect(page.getByRole('link', { name: 'Send us a message' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Services' })
      .hover();
    await expect(page.getByRole('list', { name: 'Services' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the sign-in dialog breaks no access rule in the ${colorScheme} scheme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/about');
      await openDialog(page);
      await press(page, 'Create an account');
      await press(page, 'Create an account');
      await expect(page.getByText('Password is required')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }

  test('the phone menu breaks no access rule', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/about');
    await page.locator('summary[aria-label="Menu"]').click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('the contact form with its errors breaks no access rule', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page.getByRole('form'));
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
