import { expect, type Page } from '@playwright/test';
import config from '../playwright.config';
import { frames } from './support/clock';
import { closeButton, dialog, expectClosed, expectOpen, openerOf } from './support/overlay';
import { hydrated } from './support/page';
import { test } from './support/test';

// Headless browsers hide scroll bars. A page jumps only when a scroll bar that takes space
// disappears.
test.use({
  viewport: { width: 1440, height: 900 },
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

/**
 * Horizontal positions of elements that could jump: text of the page, and elements fixed to the
 * window.
 */
const places = (page: Page) =>
  page.evaluate(() => {
    const marks = ['main article h3', 'header nav', '.contact-widget'];
    return marks.map((mark) => document.querySelector(mark)?.getBoundingClientRect().x ?? NaN);
  });

/** Allows 1 px, because text may move by a fraction of a pixel. A scroll bar is much wider. */
async function expectPlaces(page: Page, before: readonly number[]) {
  const now = await places(page);
  expect(now).toHaveLength(before.length);
  for (const [index, x] of before.entries()) {
    expect(Math.abs((now[index] ?? NaN) - x)).toBeLessThanOrEqual(1);
  }
}

/** Allows 1 px, because focusing a button may scroll by a rounded fraction of a pixel. */
async function expectDepth(page: Page, before: number) {
  const now = await page.evaluate(() => scrollY);
  expect(Math.abs(now - before)).toBeLessThanOrEqual(1);
}

test('the page behind stays where it is, and nothing jumps', async ({ page }) => {
  await page.goto('/industries/logistics');
  await hydrated(page.getByRole('main'));
  await openerOf(page, 0).scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');

  await test.step('the window has a scroll bar that takes space', async () => {
    const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(room).toBeGreaterThan(0);
  });

  const before = { depth: await page.evaluate(() => scrollY), places: await places(page) };
  expect(before.depth).toBeGreaterThan(0);
  await openerOf(page, 0).click();
  await expectOpen(page, 0);
  await frames(page);
  await expectPlaces(page, before.places);

  // Neither the wheel beside the dialog, nor keys, nor the wheel past its end scroll the page.
  await page.mouse.move(5, 450);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('PageDown');
  await dialog(page).hover();
  await page.mouse.wheel(0, 9000);
  await page.mouse.wheel(0, 9000);
  await frames(page, 20);
  await expectDepth(page, before.depth);

  await closeButton(page).click();
  await expectClosed(page);
  await frames(page);
  await expectDepth(page, before.depth);
  await expectPlaces(page, before.places);
  await page.mouse.move(5, 450);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before.depth);
});
