import { expect, type Page } from '@playwright/test';
import { routes } from '#lib/site/routes';

import { pass } from './support/clock';
import { industries } from './support/content';
import { bringIntoView, expectInView, openStopped, swipe } from './support/slides';
import { when } from './support/test';

// docs/specification.md T2, T3.

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 800 };
const industry = industries().find(({ success_metrics: { length } }) => length > 3);
const path = `${routes.industries}/${industry?.id}`;
const test = when(industry);
test.use({ hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

const ticker = (page: Page) => page.getByRole('region', { name: 'Success metrics' });
const cards = (page: Page) => ticker(page).getByRole('listitem');
const pause = (page: Page) => ticker(page).getByRole('button', { name: 'Pause the highlights' });
const play = (page: Page) => ticker(page).getByRole('button', { name: 'Play the highlights' });

async function open(page: Page) {
  await openStopped(page, path);
  // Below the screen it does not move.
  await pass(page, 60_000);
  await bringIntoView(ticker(page));
}

/** Expects that a slide has ended with this metric as the first of the row. */
async function expectOrder(page: Page, first: number) {
  const headlines = industry?.success_metrics.map(({ headline }) => headline) ?? [];
  const order = [...headlines.slice(first), ...headlines.slice(0, first)];
  await expect(cards(page).getByRole('heading')).toHaveText(order);
}

/** Whether a slide has begun and not ended. */
const isSliding = (page: Page) =>
  ticker(page)
    .getByRole('list')
    .evaluate((row) => row.getAnimations().length > 0);

test('slides by one after 1 s, then every 7.2 s, and can be paused', async ({ page }) => {
  await open(page);
  await expectInView(cards(page), 0, 1, 2);
  await pass(page, 999);
  expect(await isSliding(page)).toBe(false);
  await expectOrder(page, 0);
  await pass(page, 1);
  await expectOrder(page, 1);
  await expectInView(cards(page), 0, 1, 2);
  await pass(page, 6499);
  expect(await isSliding(page)).toBe(false);
  await pass(page, 1);
  await expectOrder(page, 2);

  await pause(page).press('Enter');
  await expect(play(page)).toBeFocused();
  await play(page).blur();
  await pass(page, 60_000);
  await expectOrder(page, 2);
  await play(page).press('Enter');
  await pause(page).blur();
  await pass(page, 6500);
  await expectOrder(page, 3);
});

test('shows one on a phone, and the next every 4 s', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  await expectInView(cards(page), 0);
  // A touch that scrolls the page does not stop it.
  await swipe(cards(page).first(), -60, 'y');
  for (const next of [1, 2]) {
    // From the start of a slide to the start of the next, of which the movement takes 700 ms.
    await pass(page, next === 1 ? 4000 : 3300);
    await expectOrder(page, next);
    await expectInView(cards(page), 0);
    // The order changes in the middle of the movement; the time to the next counts from its end.
    await expect.poll(() => isSliding(page)).toBe(false);
  }
});

const index = industry?.success_metrics.findIndex(({ detail }) => detail.length > 60) ?? -1;

test('under reduced motion the row scrolls; a cut detail is whole on request', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const row = ticker(page).getByRole('list').locator('..');
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    await bringIntoView(ticker(page));
    await expect(row).toHaveCSS('scrollbar-width', 'thin');
    await expect(pause(page)).toBeHidden();
    await expect(cards(page).first()).toBeInViewport({ ratio: 0.9 });
    // A part of the second card is visible on a phone.
    await expect(cards(page).nth(1)).toBeInViewport({ ratio: 0.05 });
    await cards(page).first().hover();
    await page.mouse.wheel(9000, 0);
    await expect(cards(page).last().getByRole('heading')).toBeInViewport({ ratio: 0.99 });
    await row.evaluate((node) => node.scrollTo({ left: 0, behavior: 'instant' }));
  }

  if (index < 0) return;
  const detail = industry?.success_metrics[index]?.detail ?? '';
  const card = cards(page).nth(index);
  const expectWhole = async (isWhole: boolean) => {
    const [whole, short] = [card.getByText(detail, { exact: true }), card.getByText(/…$/)];
    await expect(whole).toHaveCSS('opacity', isWhole ? '1' : '0');
    await expect(short).toHaveCSS('opacity', isWhole ? '0' : '1');
  };
  await page.mouse.move(1, 1);
  await expectWhole(false);
  await card.hover();
  await expectWhole(true);
  await page.mouse.move(1, 1);
  await expectWhole(false);
  await card.getByRole('link').focus();
  await expectWhole(true);
  await card.getByRole('link').blur();
  await expectWhole(false);
  await card.getByRole('heading').tap();
  await expectWhole(true);
});
