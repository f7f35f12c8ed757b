import { expect, type Page } from '@playwright/test';
import { hydrated } from './support/page';
import { test } from './support/test';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

const toggle = (page: Page) => page.locator('summary[aria-label="Menu"]');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
  await hydrated(toggle(page));
});

test('the menu by touch', async ({ page }) => {
  await test.step('lists all items and sub-items flat, each of them visible', async () => {
    await expect(menu(page)).toBeHidden();
    await toggle(page).tap();
    const links = menu(page).getByRole('link');
    // Seven main items, five services, nine industries and their overview, four insights, three
    // about us, and a button.
    await expect(links).toHaveCount(30);
    await expect(links.filter({ visible: true })).toHaveCount(30);
    await expect(menu(page).getByRole('button')).toHaveCount(0);
    await expect(menu(page).locator('[aria-current="page"]').first()).toHaveText('About Us');
  });

  await test.step('the toggle closes it again', async () => {
    await expect(menu(page)).toBeVisible();
    await toggle(page).tap();
    await expect(menu(page)).toBeHidden();
  });

  await test.step('choosing the page itself closes it too', async () => {
    await toggle(page).tap();
    await menu(page).getByRole('link', { name: 'About Us' }).first().tap();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
  });

  await test.step('choosing an item closes it', async () => {
    await toggle(page).tap();
    await menu(page).getByRole('link', { name: 'Energy' }).tap();
    await expect(page).toHaveURL('/industries/energy');
    await expect(menu(page)).toBeHidden();
  });

  await test.step('the last of its links can be reached by scrolling', async () => {
    await toggle(page).tap();
    const last = menu(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.tap();
    await expect(page).toHaveURL('/contact');
  });
});

test('the menu by keyboard alone', { tag: '@full' }, async ({ page }) => {
  await test.step('Enter opens it, Escape closes it and returns the focus', async () => {
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  await test.step('it does not trap the focus: Tab past the last link closes it', async () => {
    await toggle(page).press('Enter');
    await menu(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    // An open menu would hide the focused element.
    await expect(menu(page)).toBeHidden();
  });

  await test.step('Enter on an item follows it and closes', async () => {
    await toggle(page).press('Space');
    await menu(page).getByRole('link', { name: 'Careers' }).press('Enter');
    await expect(page).toHaveURL('/careers');
    await expect(menu(page)).toBeHidden();
  });
});
