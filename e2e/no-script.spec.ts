import { expect, type Page } from '@playwright/test';

import { built } from './support/built-base';
import { industryWithCases, menu } from './support/content';
import { layoutsByName } from './support/layouts';
import { test, when } from './support/test';

// The contact form, the phone menu and the contact widget are in engines.spec.ts.
test.use({ javaScriptEnabled: false });

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
test.describe('main menu', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const group = menu().find(({ items: [first] }) => first);

  when(group)('sub-links show on hover and on focus, and navigate', async ({ page }) => {
    await page.goto('/');
    const [first] = group?.items ?? [];
    const item = mainMenu(page)
      .getByRole('link', { name: group?.label ?? '', exact: true })
      .first();
    const items = mainMenu(page).getByRole('list', { name: group?.label ?? '' });
    await expect(items).toBeHidden();
    await item.focus();
    await expect(items).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(items.getByRole('link').first()).toBeFocused();
    await item.hover();
    await items.getByRole('link', { name: first?.label ?? '' }).click();
    await expect(page).toHaveURL(built(first?.href ?? ''));
  });
});

const industry = industryWithCases(1);

when(industry)('a case study opens by click and closes by button and Escape', async ({ page }) => {
  await page.goto(`/industries/${industry?.id}`);
  const opener = page.getByRole('main').locator('li article').getByRole('button').first();
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await opener.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

when(layoutsByName.demo)('a demo is shown in its frame', async ({ page }) => {
  await page.goto(layoutsByName.demo ?? '');
  const demo = page.frameLocator('main iframe');
  await expect(demo.getByRole('heading', { level: 1 })).toBeVisible();
});
