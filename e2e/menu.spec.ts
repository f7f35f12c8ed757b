import { expect, type Page } from '@playwright/test';

import { built } from './support/built-base';
import { frames, stopClock } from './support/clock';
import { menu, menuButton } from './support/content';
import { expectLink, hydrated, openHeld } from './support/page';
import { when } from './support/test';

/** Labels of the first two items that have sub-items on this site. */
const [first = '', second = ''] = menu()
  .filter(({ items: [one] }) => one?.href.startsWith('/'))
  .map(({ label }) => label);
const test = when(second);
const itemOf = (label: string) => menu().find((each) => each.label === label);
const linksOf = (label: string) => itemOf(label)?.items ?? [];
/** The page on which the tests begin. */
const page0 = menu()[0]?.href ?? '/';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
/** The link in the bar, which comes before those of its sub-menu. */
const item = (page: Page, name: string) =>
  nav(page).getByRole('link', { name, exact: true }).first();
const opener = (page: Page, name: string) =>
  nav(page).getByRole('button', { name: `${name} menu` });
const panel = (page: Page, name: string) => nav(page).getByRole('list', { name, exact: true });
const openPanels = (page: Page) => nav(page).getByRole('button', { expanded: true });

/** Moves the pointer away from the menu. */
const leave = (page: Page) => page.mouse.move(720, 800);

async function open(page: Page) {
  await page.clock.install();
  await page.goto(page0);
  await hydrated(opener(page, first));
  await stopClock(page);
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the menu has its items and sub-items', async ({ page }) => {
    await open(page);
    for (const { label, href, items } of menu()) {
      await expect(item(page, label)).toHaveAttribute('href', built(href));
      if (items.length === 0) continue;
      await item(page, label).hover();
      const links = panel(page, label).getByRole('link');
      await expect(links).toHaveCount(items.length);
      await expect(links.first()).toHaveText(items[0]?.label ?? '');
      await expect(links.last()).toBeVisible();
    }
    await expectLink(page.getByRole('banner'), menuButton().label, menuButton().href);
  });

  test('a sub-menu opens alone on hover and closes 300 ms after the pointer has left', async ({
    page,
  }) => {
    await open(page);
    await item(page, first).hover();
    await expect(panel(page, first)).toBeVisible();
    await item(page, second).hover();
    await expect(panel(page, second)).toBeVisible();
    await expect(panel(page, first)).toBeHidden();
    await expect(openPanels(page)).toHaveCount(1);

    await leave(page);
    await page.clock.runFor(299);
    await panel(page, second).getByRole('link').last().hover();
    await page.clock.runFor(5000);
    await expect(panel(page, second)).toBeVisible();

    await leave(page);
    await page.clock.runFor(299);
    await expect(openPanels(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(openPanels(page)).toHaveCount(0);
    await expect(panel(page, second)).toBeHidden();
  });

  for (const [when, before] of [
    ['with scripts', false],
    ['by CSS alone, before hydration', true],
  ] as const) {
    test(`no two sub-menus are visible at the same time, ${when}`, async ({ page }) => {
      if (before) await openHeld(page, page0);
      else {
        await page.goto(page0);
        await hydrated(opener(page, first));
      }
      await page.evaluate(() => {
        const panels = [...document.querySelectorAll('header nav ul ul')];
        const most = () =>
          panels.filter((each) => each.checkVisibility({ visibilityProperty: true })).length;
        Object.assign(window, { most: 0 });
        const look = () => {
          Object.assign(window, { most: Math.max(Reflect.get(window, 'most'), most()) });
          requestAnimationFrame(look);
        };
        look();
      });
      for (const name of [first, second, first]) {
        await item(page, name).hover();
        await expect(panel(page, name)).toBeVisible();
        await frames(page);
      }
      expect(await page.evaluate(() => Reflect.get(window, 'most'))).toBe(1);
    });
  }

  test('a sub-menu closes on Escape, on a press outside and on a choice', async ({ page }) => {
    await open(page);
    await item(page, first).hover();
    await expect(openPanels(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(openPanels(page)).toHaveCount(0);

    await leave(page);
    await opener(page, first).hover();
    await expect(openPanels(page)).toHaveCount(1);
    // Hover has opened it, so the first click keeps it open.
    await opener(page, first).click();
    await expect(panel(page, first)).toBeVisible();
    await leave(page);
    await page.mouse.down();
    await expect(openPanels(page)).toHaveCount(0);
    await page.mouse.up();

    await item(page, second).hover();
    await panel(page, second).getByRole('link').last().click();
    await expect(page).toHaveURL(built(linksOf(second).at(-1)?.href ?? ''));
    await expect(openPanels(page)).toHaveCount(0);
    await expect(item(page, second)).toHaveAttribute('aria-current', /./);
  });

  test('the menu works by keyboard alone', async ({ page }) => {
    await open(page);
    await opener(page, second).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(panel(page, second)).toBeVisible();
      await page.keyboard.press(key);
      await expect(panel(page, second)).toBeHidden();
    }
    await page.keyboard.press('Enter');
    for (const [place] of linksOf(second).entries()) {
      await page.keyboard.press('Tab');
      await expect(panel(page, second).getByRole('link').nth(place)).toBeFocused();
    }
    // A pointer that passes by does not close what the keyboard uses.
    await item(page, second).hover();
    await leave(page);
    await page.clock.runFor(5000);
    await expect(panel(page, second)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page, second)).toBeHidden();

    await opener(page, first).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(panel(page, first)).toBeHidden();
    await expect(opener(page, first)).toBeFocused();
  });

  test('a panel that is entered by Tab before hydration stays open', async ({ page }) => {
    const release = await openHeld(page, page0);
    const link = panel(page, first).getByRole('link').first();
    await item(page, first).focus();
    // Tab passes over a panel that has not been painted yet.
    await expect(panel(page, first)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    release();
    await hydrated(opener(page, first));
    await expect(opener(page, first)).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeFocused();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('a tap opens a sub-menu, and another one closes it', async ({ page }) => {
      await open(page);
      await opener(page, first).tap();
      await expect(panel(page, first)).toBeVisible();
      await opener(page, second).tap();
      await expect(panel(page, second)).toBeVisible();
      await expect(openPanels(page)).toHaveCount(1);
      await opener(page, second).tap();
      await expect(panel(page, second)).toBeHidden();
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  const toggle = (page: Page) => page.getByRole('banner').locator('summary');
  const list = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

  test.beforeEach(async ({ page }) => {
    await page.goto(page0);
    await hydrated(toggle(page));
  });

  test('the toggle opens all items in one list, and a choice closes it', async ({ page }) => {
    await expect(list(page)).toBeHidden();
    await toggle(page).tap();
    const all = menu().flatMap((item) => [item, ...item.items]);
    await expect(list(page).getByRole('link')).toContainText(
      [...all, menuButton()].map(({ label }) => label),
    );
    await toggle(page).tap();
    await expect(list(page)).toBeHidden();

    // The page itself too, where nothing is loaded.
    await toggle(page).tap();
    await list(page)
      .locator(`a[href="${built(page0)}"]`)
      .first()
      .tap();
    await expect(list(page)).toBeHidden();

    await toggle(page).tap();
    const [target] = linksOf(second);
    await list(page)
      .getByRole('link', { name: target?.label ?? '', exact: true })
      .first()
      .tap();
    await expect(page).toHaveURL(built(target?.href ?? ''));
    await expect(list(page)).toBeHidden();

    await toggle(page).tap();
    const last = list(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.tap();
    await expect(page).toHaveURL(built(menuButton().href));
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
