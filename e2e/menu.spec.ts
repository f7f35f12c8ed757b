import { expect, type Page } from '@playwright/test';

import { stopClock } from './support/clock';
import { expectLink, hydrated } from './support/page';
import { test } from './support/test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
/** The link in the bar, which comes before those of its sub-menu. */
const item = (page: Page, name: string) =>
  menu(page).getByRole('link', { name, exact: true }).first();
const opener = (page: Page, name: string) =>
  menu(page).getByRole('button', { name: `${name} menu` });
const panel = (page: Page, name: string) => menu(page).getByRole('list', { name, exact: true });
const openPanels = (page: Page) => menu(page).getByRole('button', { expanded: true });

/** Moves the pointer away from the menu. */
const leave = (page: Page) => page.mouse.move(720, 800);

async function open(page: Page) {
  await page.clock.install();
  await page.goto('/about');
  await hydrated(opener(page, 'Services'));
  await stopClock(page);
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the menu has its items and sub-items', async ({ page }) => {
    await open(page);
    for (const [name, first, ...others] of [
      ['Services', 'Overview', 'AI Enablement', 'AI Strategy', 'AI Products'],
      ['Industries', 'All Industries', 'Energy', 'Private Equity'],
      ['Insights', 'Blogs', 'White Papers', 'GenAI Landscape'],
      ['About Us', 'About Us', 'Careers', 'Contact'],
    ] as const) {
      await item(page, name).hover();
      const links = panel(page, name).getByRole('link');
      await expect(links.first()).toHaveText(first);
      for (const label of others) await expect(links.filter({ hasText: label })).toBeVisible();
    }
    await expect(item(page, 'Industries')).toHaveAttribute('href', '/industries/logistics');
    await expectLink(page.getByRole('banner'), 'Contact Us', '/contact');
  });

  test('a sub-menu opens alone on hover and closes 300 ms after the pointer has left', async ({
    page,
  }) => {
    await open(page);
    await item(page, 'Services').hover();
    await expect(panel(page, 'Services')).toBeVisible();
    await item(page, 'Insights').hover();
    await expect(panel(page, 'Insights')).toBeVisible();
    await expect(panel(page, 'Services')).toBeHidden();
    await expect(openPanels(page)).toHaveCount(1);

    await leave(page);
    await page.clock.runFor(299);
    await panel(page, 'Insights').getByRole('link').last().hover();
    await page.clock.runFor(5000);
    await expect(panel(page, 'Insights')).toBeVisible();

    await leave(page);
    await page.clock.runFor(299);
    await expect(openPanels(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(openPanels(page)).toHaveCount(0);
    await expect(panel(page, 'Insights')).toBeHidden();
  });

  test('a sub-menu closes on Escape, on a press outside and on a choice', async ({ page }) => {
    await open(page);
    await item(page, 'Services').hover();
    await expect(openPanels(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(openPanels(page)).toHaveCount(0);

    await leave(page);
    await opener(page, 'Services').hover();
    await expect(openPanels(page)).toHaveCount(1);
    // Hover has opened it, so the first click keeps it open.
    await opener(page, 'Services').click();
    await expect(panel(page, 'Services')).toBeVisible();
    await leave(page);
    await page.mouse.down();
    await expect(openPanels(page)).toHaveCount(0);
    await page.mouse.up();

    await item(page, 'About Us').hover();
    await panel(page, 'About Us').getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(openPanels(page)).toHaveCount(0);
    await expect(item(page, 'About Us')).toHaveAttribute('aria-current', 'true');
  });

  test('the menu works by keyboard alone', async ({ page }) => {
    await open(page);
    await opener(page, 'About Us').focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(panel(page, 'About Us')).toBeVisible();
      await page.keyboard.press(key);
      await expect(panel(page, 'About Us')).toBeHidden();
    }
    await page.keyboard.press('Enter');
    for (const name of ['About Us', 'Careers', 'Contact']) {
      await page.keyboard.press('Tab');
      await expect(panel(page, 'About Us').getByRole('link', { name })).toBeFocused();
    }
    // A pointer that passes by does not close what the keyboard uses.
    await item(page, 'About Us').hover();
    await leave(page);
    await page.clock.runFor(5000);
    await expect(panel(page, 'About Us')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page, 'About Us')).toBeHidden();

    await opener(page, 'Services').press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Services')).toBeHidden();
    await expect(opener(page, 'Services')).toBeFocused();
  });

  test('a panel that is entered by Tab before hydration stays open', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/about');
    const first = panel(page, 'Services').getByRole('link').first();
    await item(page, 'Services').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    release();
    await hydrated(opener(page, 'Services'));
    await expect(opener(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toBeFocused();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('a tap opens a sub-menu, and another one closes it', async ({ page }) => {
      await open(page);
      await opener(page, 'Services').tap();
      await expect(panel(page, 'Services')).toBeVisible();
      await opener(page, 'Insights').tap();
      await expect(panel(page, 'Insights')).toBeVisible();
      await expect(openPanels(page)).toHaveCount(1);
      await opener(page, 'Insights').tap();
      await expect(panel(page, 'Insights')).toBeHidden();
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    // Which item is active on which page: lib/site/active-menu-item.test.ts.
    for (const [path, name, value] of [
      ['/services/ai-products', 'AI Products', 'page'],
      ['/whitepapers', 'Insights', 'true'],
    ] as const) {
      test(`${path} marks ${name} and no other item of the bar`, async ({ page }) => {
        await page.goto(path);
        const current = menu(page).getByRole('link').and(page.locator('[aria-current]'));
        await expect(current).toHaveText([name]);
        await expect(current).toHaveAttribute('aria-current', value);
      });
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  const toggle = (page: Page) => page.getByRole('banner').locator('summary');
  const list = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await hydrated(toggle(page));
  });

  test('the toggle opens all items in one list, and a choice closes it', async ({ page }) => {
    await expect(list(page)).toBeHidden();
    await toggle(page).tap();
    for (const name of ['Home', 'AI Strategy', 'Energy', 'White Papers', 'Careers']) {
      await expect(list(page).getByRole('link', { name, exact: true })).toBeVisible();
    }
    await toggle(page).tap();
    await expect(list(page)).toBeHidden();

    // The page itself too, where nothing is loaded.
    await toggle(page).tap();
    await list(page).getByRole('link', { name: 'About Us' }).first().tap();
    await expect(list(page)).toBeHidden();

    await toggle(page).tap();
    await list(page).getByRole('link', { name: 'Energy' }).tap();
    await expect(page).toHaveURL('/industries/energy');
    await expect(list(page)).toBeHidden();

    await toggle(page).tap();
    const last = list(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.tap();
    await expect(page).toHaveURL('/contact');
  });

  test('Escape and leaving it by Tab close it', async ({ page }) => {
    await toggle(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(list(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await list(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    // An open menu would cover the focused element.
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await expect(list(page)).toBeHidden();
  });
});
