import { expect } from '@playwright/test';
import { routes } from '#lib/site/routes';

import { openDialog, press } from './support/account';
import { judge, narrow, wide } from './support/axe';
import { contactLabel, hasAccounts, hasForm, industryWithCases, menu } from './support/content';
import { openHydrated } from './support/page';
import { test, when } from './support/test';

// every-page.spec.ts checks pages as they load.

test.use({ viewport: wide });

const industry = industryWithCases(1);
when(industry)('an open case study breaks no accessibility rule', async ({ page }) => {
  await openHydrated(page, `${routes.industries}/${industry?.id}`);
  await page.getByRole('main').locator('li article').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await judge(page);
});

test('what opens on the contact page breaks no accessibility rule', async ({ page }) => {
  await openHydrated(page, '/contact');
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

  // The screen is narrow now.
  await page.getByRole('banner').locator('summary').click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await judge(page, [narrow]);

  await page.keyboard.press('Escape');
  await page.locator('summary[aria-label="Contact us"]').click();
  await expect(page.getByRole('link', { name: contactLabel() })).toBeVisible();
  await judge(page);

  if (!hasAccounts()) return;
  await openDialog(page);
  await press(page, 'Create an account');
  await press(page, 'Create an account');
  await expect(page.getByRole('dialog').locator('[aria-invalid="true"]').first()).toBeVisible();
  await judge(page);
});
