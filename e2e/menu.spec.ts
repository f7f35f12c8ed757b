import { expect, type Page } from '@playwright/test';

import { judge, narrow, wide } from './support/axe';
import { built } from './support/built-base';
import { frames } from './support/clock';
import { menu, menuButton } from './support/content';
import { expectLink, hydrated, openHeld, openHydrated } from './support/page';
import { openStopped } from './support/slides';
import { when } from './support/test';

/** Labels of the first two items that have sub-items on this site. */
const [first = '', second = ''] = menu()
  .filter(({ items: [one] }) => one?.href.startsWith('/'))
  .map(({ label }) => label);
const test = when(second);
const linksOf = (label: string) => menu().find((each) => each.label === label)?.items ?? [];
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

const leave = (page: Page) => page.mouse.move(720, 800);

// engines.spec.ts reaches its links with Tab, and closes it with Escape.
test('a sub-menu opens alone by pointer or keyboard, until it is used or left', async ({
  page,
}) => {
  await openStopped(page, page0);
  await expectLink(page.getByRole('banner'), menuButton().label, menuButton().href);
  await item(page, first).hover();
  await expect(panel(page, first)).toBeVisible();
  await item(page, second).hover();
  await expect(panel(page, first)).toBeHidden();
  const links = panel(page, second).getByRole('link');
  await expect(links).toHaveText(linksOf(second).map(({ label }) => label));
  await expect(links.last()).toBeVisible();
  await expect(openPanels(page)).toHaveCount(1);

  await leave(page);
  await page.clock.runFor(299);
  await links.last().hover();
  await page.clock.runFor(5000);
  await expect(panel(page, second)).toBeVisible();
  await leave(page);
  await page.clock.runFor(299);
  await expect(openPanels(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(panel(page, second)).toBeHidden();

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
  // A pointer that comes back does not undo this click, so the second one closes it.
  await leave(page);
  await opener(page, first).hover();
  await frames(page);
  await opener(page, first).click();
  await expect(openPanels(page)).toHaveCount(0);
  await opener(page, first).click();
  await expect(openPanels(page)).toHaveCount(1);
  await leave(page);
  await page.mouse.down();
  await expect(openPanels(page)).toHaveCount(0);
  await page.mouse.up();

  await opener(page, second).press('Enter');
  await links.last().focus();
  // A pointer that passes by does not close what the keyboard uses.
  await item(page, second).hover();
  await leave(page);
  await page.clock.runFor(5000);
  await expect(panel(page, second)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel(page, second)).toBeHidden();

  await item(page, second).hover();
  await links.last().click();
  await expect(page).toHaveURL(built(linksOf(second).at(-1)?.href ?? ''));
  await expect(openPanels(page)).toHaveCount(0);
  await expect(item(page, second)).toHaveAttribute('aria-current', /./);
});

test('before hydration CSS opens one sub-menu, which hydration keeps', async ({ page }) => {
  const release = await openHeld(page, page0);
  await page.evaluate(() => {
    const panels = [...document.querySelectorAll('header nav ul ul')];
    const isVisible = (each: Element) => each.checkVisibility({ visibilityProperty: true });
    const look = () => {
      const most = Math.max(Reflect.get(window, 'most') ?? 0, panels.filter(isVisible).length);
      Object.assign(window, { most });
      requestAnimationFrame(look);
    };
    look();
  });
  const hoverInTurn = async (...names: string[]) => {
    for (const name of names) {
      await item(page, name).hover();
      await expect(panel(page, name)).toBeVisible();
      await frames(page);
    }
  };
  await hoverInTurn(first, second, first);
  await leave(page);
  await expect(panel(page, first)).toBeHidden();

  await item(page, first).focus();
  // Tab passes over a panel that has not been painted yet.
  await expect(panel(page, first)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const link = panel(page, first).getByRole('link').first();
  await expect(link).toBeFocused();
  release();
  await hydrated(page);
  await expect(opener(page, first)).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeFocused();
  await judge(page, wide, wide);
  await hoverInTurn(second, first, second);
  expect(await page.evaluate(() => Reflect.get(window, 'most'))).toBe(1);
});

// engines.spec.ts opens it by touch, pages.test.ts reads its links, and visitor-settings.spec.ts reaches
// them in low windows.
test('on a phone the toggle opens and closes the list, as a choice does', async ({ page }) => {
  const toggle = page.getByRole('banner').locator('summary');
  const list = page.getByRole('navigation', { name: 'Menu' });
  await page.setViewportSize({ width: 390, height: 800 });
  await openHydrated(page, page0);
  await toggle.click();
  await expect(list).toBeVisible();
  await judge(page, narrow, narrow);
  await expect(page.locator(':root')).toHaveCSS('overflow-y', 'hidden');
  // A window that is turned or made wider hides the list, and scrolls.
  await page.setViewportSize(wide);
  await expect(page.locator(':root')).toHaveCSS('overflow-y', 'scroll');
  await page.setViewportSize(narrow);
  await toggle.click();
  await expect(list).toBeHidden();

  const [target] = linksOf(second);
  for (const [link, href] of [
    // The page itself too, where nothing is loaded.
    [list.locator(`a[href="${built(page0)}"]`).first(), page0],
    [list.getByRole('link', { name: target?.label, exact: true }).first(), target?.href ?? ''],
    [list.getByRole('link').last(), menuButton().href],
  ] as const) {
    await toggle.click();
    await link.click();
    await expect(page).toHaveURL(built(href));
    await expect(list).toBeHidden();
  }
});
