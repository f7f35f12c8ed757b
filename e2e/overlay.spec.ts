import { expect, type Page } from '@playwright/test';
import { routes } from '#lib/site/routes';

import { judge } from './support/axe';
import { built } from './support/built-base';
import { frames } from './support/clock';
import { industryWithCases } from './support/content';
import { hydrated, openHydrated } from './support/page';
import { quiet, when } from './support/test';

const industry = industryWithCases(3);
const test = when(industry);
test.use({ hasTouch: true });
const path = `${routes.industries}/${industry?.id}`;
const cases = industry?.use_cases.filter(({ case_study }) => case_study) ?? [];

const title = (place: number) => cases[place]?.title ?? '';
const opener = (page: Page, place: number) =>
  page.locator('main li article').getByRole('button', { name: title(place), exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const closeButton = (page: Page) => dialog(page).getByRole('button', { name: 'Close' });

async function expectOpen(page: Page, place: number) {
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toHaveAccessibleName(title(place));
  await expect(page).toHaveURL(built(`${path}#${cases[place]?.id}`));
}

async function expectClosed(page: Page, place: number) {
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(built(path));
  await expect(opener(page, place)).toBeFocused();
}

/** A click on the dialog leaves it open; one beside it closes it. */
async function expectClosedByClickOutside(page: Page) {
  await dialog(page).getByRole('heading').first().click();
  await expectOpen(page, 0);
  await page.mouse.click(5, 450);
  await expectClosed(page, 0);
}

when(industry, quiet)('a case study opens by hash or button, and closes', async ({ page }) => {
  const setHash = (hash: string) =>
    page.evaluate((next) => {
      location.hash = next;
    }, hash);
  await openHydrated(page, `${path}#%E0%A4%A`);
  for (const hash of ['#no-such-case', '#main', '#']) {
    await setHash(hash);
    await frames(page);
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.locator(`dialog[id="${cases[0]?.id}"]`).evaluate((node) => {
    node.id = 'größe';
  });
  await setHash('größe');
  await expect(dialog(page)).toHaveAccessibleName(title(0));
  await setHash(cases[2]?.id ?? '');
  await expectOpen(page, 2);
  await setHash(cases[1]?.id ?? '');
  await expectOpen(page, 1);
  await page.reload();
  await hydrated(page);
  await expectOpen(page, 1);
  await page.keyboard.press('Escape');
  await expectClosed(page, 1);

  await opener(page, 0).scrollIntoViewIfNeeded();
  const depth = () => page.evaluate(() => scrollY);
  const before = await depth();
  expect(before).toBeGreaterThan(0);
  await opener(page, 0).click();
  await expectOpen(page, 0);
  await expect(closeButton(page)).toBeFocused();
  const parts = ['Solution Overview', 'Benefits', 'Implementation Details'];
  await expect(dialog(page).getByRole('heading')).toHaveText([title(0), ...parts]);
  const source = cases[0]?.case_study?.url ?? '';
  await expect(dialog(page).getByRole('link')).toHaveAttribute('href', source);
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab');
    // The focus may leave the page for the window of the browser.
    const behind = page.locator('main :focus:not(dialog[open], dialog[open] *)');
    await expect(behind).toHaveCount(0);
  }

  // The page behind does not move: not by the wheel beside the dialog, a key, or the wheel past its end,
  // nor where a scroll bar that disappears would give its space away.
  await page.mouse.move(5, 450);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('PageDown');
  await dialog(page).hover();
  await page.mouse.wheel(0, 9000);
  await page.mouse.wheel(0, 9000);
  await frames(page, 20);
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable');
  await expectClosedByClickOutside(page);
  expect(await depth()).toBe(before);

  await page.setViewportSize({ width: 390, height: 800 });
  await opener(page, 0).tap();
  await expectOpen(page, 0);
  expect((await dialog(page).boundingBox())?.x).toBeGreaterThanOrEqual(8);
  await judge(page);
  await page.touchscreen.tap(200, 4);
  await expectClosed(page, 0);
});

test('it works in a browser without invoker commands and closedby', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('command', (event) => event.preventDefault(), true);
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    const show = HTMLDialogElement.prototype.showModal;
    HTMLDialogElement.prototype.showModal = function showWithout() {
      this.removeAttribute('closedby');
      show.call(this);
    };
  });
  await openHydrated(page, path);
  await opener(page, 0).click();
  await closeButton(page).click();
  await expectClosed(page, 0);
  await opener(page, 0).click();
  await expectClosedByClickOutside(page);
});
