import { expect, type Locator, type Page } from '@playwright/test';
import { frames, pass } from './support/clock';
import { industries } from './support/content';
import { test } from './support/test';
import {
  allCards,
  bringIntoView,
  cardAt,
  expectHighlights,
  openAt,
  pause,
  play,
  sliding,
  strip,
  ticker,
} from './support/ticker';

test.use({
  clock: true,
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
});

const metrics = industries().find(({ id }) => id === 'logistics')?.success_metrics ?? [];
const headlines = metrics.map(({ headline }) => headline);
/**
 * Whole words within 60 characters, without punctuation at the end, and an ellipsis
 * (docs/specification.md T3).
 */
const cut = (text: string) => `${/^.{1,60}(?=\s)/s.exec(text)?.[0].replace(/[\s,.;:–—-]+$/, '')}…`;

/** Scrolls until this share of the ticker is visible at the bottom of the screen. */
const show = (page: Page, share: number) =>
  ticker(page).evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    const way = Math.round(top - innerHeight + height * part);
    window.scrollBy({ top: way, behavior: 'instant' });
  }, share);

test('a ticker fades in, and shows a detail whole on request', async ({ page }) => {
  await openAt(page, '/industries/logistics');

  await test.step('the fade in waits for a tenth of the ticker', async () => {
    await expect(ticker(page)).toHaveCSS('opacity', '0');
    await show(page, 0.08);
    await frames(page);
    await expect(ticker(page)).toHaveAttribute('data-waiting');
    await show(page, 0.12);
    await expect(ticker(page)).not.toHaveAttribute('data-waiting');
    await expect(ticker(page)).toHaveCSS('opacity', '1');
    // After the fade it stays visible.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await frames(page);
    await expect(ticker(page)).not.toHaveAttribute('data-waiting');
  });

  await test.step('a detail is cut at a word within 60 characters visually, whole for assistive technology', async () => {
    await bringIntoView(page);
    for (const [index, { detail }] of metrics.slice(0, 3).entries()) {
      expect(detail.length).toBeGreaterThan(60);
      const card = cardAt(page, index);
      const short = card.getByText(cut(detail), { exact: true });
      await expect(short).toHaveCSS('opacity', '1');
      await expect(short).toHaveAttribute('aria-hidden', 'true');
      await expect(card.getByText(detail, { exact: true })).toHaveCSS('opacity', '0');
      // The accessibility tree contains the whole text and nothing else.
      expect(await card.ariaSnapshot()).toContain(`paragraph: ${detail}`);
    }
  });

  for (const [way, place, act] of [
    ['hover', 1, (card: Locator) => card.hover()],
    ['focus', 2, (card: Locator) => card.getByRole('link').focus()],
  ] as const) {
    await test.step(`a detail is shown whole on ${way}, and nothing moves`, async () => {
      const card = cardAt(page, place);
      const detail = metrics[place]?.detail ?? '';
      const before = await card.boundingBox();
      await act(card);
      await expect(card.getByText(detail, { exact: true })).toHaveCSS('opacity', '1');
      await expect(card.getByText(cut(detail), { exact: true })).toHaveCSS('opacity', '0');
      expect(await card.boundingBox()).toEqual(before);
    });
  }
});

test('five colors and five icons cycle', async ({ page }) => {
  // They are in the HTML, so the scripts are not needed.
  await page.goto('/insights');
  const looks = await allCards(page).evaluateAll((cards) =>
    cards.map((card) => ({
      color: getComputedStyle(card.firstElementChild ?? card).borderTopColor,
      icon: card.querySelector('svg')?.innerHTML,
    })),
  );
  expect(looks).toHaveLength(9);
  expect(new Set(looks.slice(0, 5).map(({ color }) => color)).size).toBe(5);
  expect(new Set(looks.slice(0, 5).map(({ icon }) => icon)).size).toBe(5);
  expect(looks.slice(5)).toEqual(looks.slice(0, 4));
});

test('the fade in hides nothing that is already on the screen', { tag: '@timing' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 5000 });
  await openAt(page, '/industries/logistics');
  await expect(ticker(page)).not.toHaveAttribute('data-waiting');
});

test('the pause control, by pointer and by keyboard', async ({ page }) => {
  await openAt(page, '/industries/logistics');
  await bringIntoView(page);
  await pass(page, 1000);

  await test.step('lets a running slide finish', async () => {
    await expect(sliding(page)).toHaveCount(1);
    await pause(page).click();
    await pass(page, 700);
    await expectHighlights(page, headlines.slice(1, 4));
  });

  await test.step('stops the ticker where it is, and continues it', async () => {
    await page.mouse.move(1, 1);
    await play(page).blur();
    await pass(page, 60_000);
    await expectHighlights(page, headlines.slice(1, 4));
    // When paused, it is a scrollable row, so nothing is inert.
    await expect(strip(page).locator('[inert]')).toHaveCount(0);
    await play(page).click();
    await page.mouse.move(1, 1);
    await pause(page).blur();
    await pass(page, 6500);
    await pass(page, 700);
    await expectHighlights(page, headlines.slice(2, 5));
  });

  for (const key of ['Enter', 'Space']) {
    await test.step(`works by ${key}`, async () => {
      await pause(page).press(key);
      await expect(play(page)).toBeFocused();
      await play(page).blur();
      await pass(page, 60_000);
      await expectHighlights(page, headlines.slice(2, 5));
      await play(page).press(key);
      await expect(pause(page)).toBeFocused();
    });
  }
});
