import { expect } from '@playwright/test';
import { showTab } from './support/clock';
import { industries } from './support/content';
import { test } from './support/test';
import {
  bringIntoView,
  cardAt,
  expectHighlights,
  openAt,
  pass,
  pause,
  sliding,
  strip,
  ticker,
} from './support/ticker';

const logistics = industries().find(({ id }) => id === 'logistics');
const first = (logistics?.success_metrics ?? []).slice(0, 3).map(({ headline }) => headline);

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
});

test.beforeEach(async ({ page }) => openAt(page, '/industries/logistics'));

test('the ticker stands still below the screen, and starts after 1 s once it is visible', async ({
  page,
}) => {
  await pass(page, 60_000);
  await bringIntoView(page);
  await expectHighlights(page, first);
  await pass(page, 1000);
  await expect(sliding(page)).toHaveCount(1);
});

test('the ticker stands still while it is hovered', async ({ page }) => {
  await bringIntoView(page);
  await cardAt(page, 1).hover();
  await pass(page, 60_000);
  await expectHighlights(page, first);
  await page.mouse.move(1, 1);
  await pass(page, 1000);
  await expect(sliding(page)).toHaveCount(1);
});

test('the ticker stands still while the focus is in it, by keyboard', async ({ page }) => {
  await strip(page).focus();
  await page.keyboard.press('Tab');
  await expect(cardAt(page, 0).getByRole('link')).toBeFocused();
  await pass(page, 60_000);
  await expectHighlights(page, first);
});

test('the ticker stands still in a hidden tab', async ({ page }) => {
  await bringIntoView(page);
  await showTab(page, 'hidden');
  await pass(page, 60_000);
  await expectHighlights(page, first);
  await showTab(page, 'visible');
  await pass(page, 1000);
  await expect(sliding(page)).toHaveCount(1);
});

test('the ticker stands still under reduced motion, where it is a row that scrolls', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAt(page, '/industries/logistics');
  await bringIntoView(page);
  await pass(page, 60_000);
  await expectHighlights(page, first);
  await expect(pause(page)).toBeHidden();
  await expect(strip(page).locator('[inert]')).toHaveCount(0);
  await expect(ticker(page)).not.toHaveAttribute('data-turning');
});
