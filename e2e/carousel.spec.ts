import { expect, type Page } from '@playwright/test';
import {
  bringIntoView,
  button,
  carousel,
  dots,
  expectInView,
  openHome,
  products,
  row,
} from './support/carousel';
import { frames, pass, showTab, stopClock } from './support/clock';
import { test } from './support/test';
import { swipe } from './support/touch';

test.use({
  clock: true,
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
});

/** Opens the home page with the carousel in view. From now on only the test advances the time. */
async function open(page: Page) {
  await openHome(page);
  await stopClock(page);
  await bringIntoView(page);
}

/** Presses a button of the carousel, and expects the product with this index first from then on. */
async function pressAndStay(page: Page, name: string, place: number) {
  await button(page, name).click();
  const shown = [place, (place + 1) % 5];
  await expectInView(page, ...shown);
  await page.mouse.move(1, 1);
  await button(page, name).blur();
  await pass(page, 120_000);
  await expectInView(page, ...shown);
}

test('the rotation: its pace, its wrapping, what it waits for and what stops it', async ({
  page,
}) => {
  await open(page);

  await test.step('advances every 6 s, no sooner', async () => {
    await expectInView(page, 0, 1);
    for (const place of [1, 2]) {
      await pass(page, 5999);
      await expectInView(page, place - 1, place);
      await pass(page, 1);
      await expectInView(page, place, place + 1);
    }
  });

  await test.step('wraps: the first slide follows the last one, and then it starts again', async () => {
    await pass(page, 6000);
    await expectInView(page, 3, 4);
    await pass(page, 6000);
    await expectInView(page, 4, 0);
    await pass(page, 6000);
    await expectInView(page, 0, 1);
    // At rest, the row has scrolled back to where it has room to continue.
    await pass(page, 500);
    await expect.poll(() => row(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    await expectInView(page, 0, 1);
    await pass(page, 6000);
    await expectInView(page, 1, 2);
  });

  await test.step('waits while the pointer is over it, then restarts its 6 s', async () => {
    await row(page).hover();
    await pass(page, 60_000);
    await expectInView(page, 1, 2);
    await page.mouse.move(1, 1);
    await pass(page, 5999);
    await expectInView(page, 1, 2);
    await pass(page, 1);
    await expectInView(page, 2, 3);
  });

  await test.step('waits while it holds the focus', async () => {
    await row(page).focus();
    await pass(page, 60_000);
    await expectInView(page, 2, 3);
    await row(page).blur();
    await pass(page, 6000);
    await expectInView(page, 3, 4);
  });

  await test.step('waits while the tab is hidden', async () => {
    await showTab(page, 'hidden');
    await pass(page, 60_000);
    await expectInView(page, 3, 4);
    await showTab(page, 'visible');
    await pass(page, 6000);
    await expectInView(page, 4, 0);
  });

  await test.step('Next goes there and stops the rotation permanently', async () => {
    await pressAndStay(page, 'Next', 0);
  });
});

for (const [name, place] of [
  ['Previous', 4],
  ['3 of 5: GAEnie for HR', 2],
] as const) {
  test(`${name} goes there and stops the rotation permanently`, { tag: '@full' }, async ({
    page,
  }) => {
    await open(page);
    await pressAndStay(page, name, place);
  });
}

test('waits while it is off the screen', { tag: ['@full', '@timing'] }, async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(row(page)).not.toBeInViewport();
  await pass(page, 60_000);
  await bringIntoView(page);
  await expectInView(page, 0, 1);
  await pass(page, 6000);
  await expectInView(page, 1, 2);
});

test('for assistive technology and by keyboard', async ({ page }) => {
  await open(page);

  await test.step('is a group "n of 5" for each product to assistive technology', async () => {
    const region = page.getByRole('region', { name: 'Our AI products', exact: true });
    await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    for (const [index, title] of products.entries()) {
      // By role, because the duplicate slides for wrapping must be hidden from assistive technology.
      const slide = region.getByRole('group', { name: `${index + 1} of 5`, exact: true });
      await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
      await expect(slide.getByRole('heading')).toHaveText(title);
      await expect(dots(page).nth(index)).toHaveAccessibleName(`${index + 1} of 5: ${title}`);
    }
    await expect(region.getByRole('group')).toHaveCount(5);
    await expect(dots(page)).toHaveCount(5);
  });

  await test.step('the row scrolls with the arrow keys, and the dots follow', async () => {
    await row(page).focus();
    await page.keyboard.press('ArrowRight');
    await frames(page, 30);
    await pass(page, 500);
    await expectInView(page, 1, 2);
  });

  await test.step('works by keyboard alone: cards, buttons, dots, without duplicates', async () => {
    await row(page).focus();
    for (const title of products) {
      await page.keyboard.press('Tab');
      await expect(carousel(page).locator(':focus')).toHaveText(title);
    }
    await page.keyboard.press('Tab');
    await expect(button(page, 'Previous')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Next')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expectInView(page, 0, 1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectInView(page, 1, 2);
  });
});

test('on a tablet: shows two at a time', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page);
  await expectInView(page, 0, 1);
  await pass(page, 6000);
  await expectInView(page, 1, 2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('shows one at a time, and works by swipe and by tap', { tag: '@full' }, async ({ page }) => {
    await open(page);

    await test.step('shows one at a time', async () => {
      await expectInView(page, 0);
      await pass(page, 6000);
      await expectInView(page, 1);
    });

    await test.step('a swipe scrolls, the dots follow, and the rotation stops permanently', async () => {
      await swipe(row(page), -250);
      await frames(page, 30);
      await pass(page, 500);
      await expectInView(page, 2);
      await pass(page, 120_000);
      await expectInView(page, 2);
      await swipe(row(page), 250);
      await frames(page, 30);
      await pass(page, 500);
      await expectInView(page, 1);
    });

    await test.step('its buttons work by tap', async () => {
      await button(page, 'Next').tap();
      await expectInView(page, 2);
      await pass(page, 500);
      await button(page, '5 of 5').tap();
      await expectInView(page, 4);
    });
  });
});

test('under reduced motion: never starts by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await pass(page, 120_000);
  await expectInView(page, 0, 1);
  await button(page, 'Next').click();
  await expectInView(page, 1, 2);
});
