import { expect } from '@playwright/test';
import { pass, showTab } from './support/clock';
import { industries } from './support/content';
import { test } from './support/test';
import {
  bringIntoView,
  cardAt,
  expectHighlights,
  openAt,
  pause,
  sliding,
  strip,
  ticker,
} from './support/ticker';

const logistics = industries().find(({ id }) => id === 'logistics');
const headlines = (logistics?.success_metrics ?? []).map(({ headline }) => headline);
/** Highlights in view after some slides. */
const after = (slides: number) =>
  [0, 1, 2].map((place) => headlines[(slides + place) % headlines.length]);

test.use({
  clock: true,
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
});

test('the ticker stands still below the screen, while it is hovered or has the focus, and in a hidden tab', {
  tag: '@full',
}, async ({ page }) => {
  await openAt(page, '/industries/logistics');

  await test.step('below the screen, and starts after 1 s once it is visible', async () => {
    await pass(page, 60_000);
    await bringIntoView(page);
    await expectHighlights(page, after(0));
    await pass(page, 1000);
    await expect(sliding(page)).toHaveCount(1);
    await pass(page, 700);
    await expectHighlights(page, after(1));
  });

  await test.step('while it is hovered', async () => {
    await cardAt(page, 1).hover();
    await pass(page, 60_000);
    await expectHighlights(page, after(1));
    await page.mouse.move(1, 1);
    await pass(page, 6500);
    await expect(sliding(page)).toHaveCount(1);
    await pass(page, 700);
    await expectHighlights(page, after(2));
  });

  await test.step('in a hidden tab', async () => {
    await showTab(page, 'hidden');
    await pass(page, 60_000);
    await expectHighlights(page, after(2));
    await showTab(page, 'visible');
    await pass(page, 6500);
    await expect(sliding(page)).toHaveCount(1);
    await pass(page, 700);
    await expectHighlights(page, after(3));
  });

  await test.step('while the focus is in it, by keyboard', async () => {
    await strip(page).focus();
    await page.keyboard.press('Tab');
    await expect(cardAt(page, 0).getByRole('link')).toBeFocused();
    await pass(page, 60_000);
    await expectHighlights(page, after(3));
  });
});

test('the ticker stands still under reduced motion, where it is a row that scrolls', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAt(page, '/industries/logistics');
  await bringIntoView(page);
  await pass(page, 60_000);
  await expectHighlights(page, after(0));
  await expect(pause(page)).toBeHidden();
  await expect(strip(page).locator('[inert]')).toHaveCount(0);
  await expect(ticker(page)).not.toHaveAttribute('data-turning');
});
