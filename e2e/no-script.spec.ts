import { expect, type Locator, type Page } from '@playwright/test';

import { industryWithCases, menu, menuButton } from './support/content';
import { layoutsByName } from './support/layouts';
import { test, when } from './support/test';

test.use({ javaScriptEnabled: false });

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const labelsOf = (links: Locator) =>
  links.evaluateAll((nodes) => nodes.map((node) => node.textContent?.trim() ?? ''));

test.describe('main menu', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('sub-links show on hover and on focus, and navigate', async ({ page }) => {
    await page.goto('/');
    const group = menu().find(({ items: [first] }) => first);
    test.skip(!group, 'no sub-menu');
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
    await expect(page).toHaveURL(first?.href ?? '');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu opens by click and key and lists every item and sub-item', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('banner').locator('summary');
    const list = page.getByRole('navigation', { name: 'Menu' });
    const wide = await labelsOf(page.locator('nav[aria-label="Main"] a'));
    expect(wide.length).toBeGreaterThan(menu().length);
    await expect(list).toBeHidden();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(list).toBeHidden();
    await toggle.click();
    expect(await labelsOf(list.getByRole('link'))).toEqual([...wide, menuButton().label]);
    await list.getByRole('link').last().click();
    await expect(page).toHaveURL(menuButton().href);
    await expect(list).toBeHidden();
  });
});

test('the contact widget opens', async ({ page }) => {
  await page.goto('/');
  const way = page.getByRole('link', { name: 'Send us a message' });
  await expect(way).toBeHidden();
  await page.locator('summary[aria-label="Contact us"]').click();
  await way.click();
  await expect(page).toHaveURL('/contact');
});

test('a case study opens by click and closes by button and Escape', async ({ page }) => {
  const industry = industryWithCases(1);
  test.skip(!industry, 'no case study');
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
