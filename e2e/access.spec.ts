import { expect, type Page } from '@playwright/test';
import { routes } from '#lib/site/routes';

import { openDialog, press } from './support/account';
import { judge, narrow, wide } from './support/axe';
import { hasAccounts, hasForm, industryWithCases, menu } from './support/content';
import { hydrated } from './support/page';
import { test, when } from './support/test';

// every-page.spec.ts checks pages as they load.

test.use({ viewport: wide });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.describe('opened elements break no accessibility rule', () => {
  const industry = industryWithCases(1);
  when(industry)('a case study', async ({ page }) => {
    await open(page, `${routes.industries}/${industry?.id}`);
    await page.getByRole('main').locator('li article').getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await judge(page);
  });

  test('the phone menu', async ({ page }) => {
    await page.setViewportSize(narrow);
    await open(page, '/contact');
    await page.getByRole('banner').locator('summary').click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await judge(page, [narrow]);
  });

  test('the contact widget', async ({ page }) => {
    await open(page, '/contact');
    await page.locator('summary[aria-label="Contact us"]').click();
    await expect(page.getByRole('link', { name: 'Send us a message' })).toBeVisible();
    await judge(page);
  });

  when(hasAccounts())('the sign-in dialog with its errors', async ({ page }) => {
    await open(page, '/contact');
    await openDialog(page);
    await press(page, 'Create an account');
    await press(page, 'Create an account');
    await expect(page.getByRole('dialog').locator('[aria-invalid="true"]').first()).toBeVisible();
    await judge(page);
  });

  test('a sub-menu, and the contact form with its errors', async ({ page }) => {
    await open(page, '/contact');
    if (hasForm()) {
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('form').locator('[aria-invalid="true"]').first()).toBeVisible();
    }
    if (menu().some(({ items }) => items.length > 0)) {
      const opener = page.getByRole('navigation', { name: 'Main' }).getByRole('button').first();
      await opener.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
    }
    await judge(page);
  });
});
