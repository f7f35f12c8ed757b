import { expect, type Page } from '@playwright/test';

import { rootPath } from './support/built-base';
import { pass, showTab } from './support/clock';
import { products, sectionsOf } from './support/content';
import { openHeld } from './support/page';
import { bringIntoView, expectInView, openStopped, swipe } from './support/slides';
import { test, when } from './support/test';

// docs/specification.md T1

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

const name = sectionsOf('home').products?.heading ?? '';
const carousel = (page: Page) => page.getByRole('region', { name });
const slides = (page: Page) => carousel(page).getByRole('group');
const dots = (page: Page) => carousel(page).getByRole('list').getByRole('button');
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });

const count = products().length;

when(count === 1)('a single product stands still, without buttons', async ({ page }) => {
  await open(page);
  await pass(page, LONG);
  await expect(slides(page)).toHaveCount(1);
  await expectInView(slides(page), 0);
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
});

async function open(page: Page) {
  await openStopped(page, '/');
  await bringIntoView(carousel(page));
}

/** Waits until the slide is the first one, by its dot, and the movement to it has ended. */
async function expectFirst(page: Page, index: number) {
  await expect(dots(page).nth(index)).toHaveAttribute('aria-current', 'true');
  await pass(page, 1500);
}

/** Enough for two slides, but not for a whole turn, which would end where it began. */
const LONG = 15_000;

/** Of more products than are in view. */
const manyTest = when(count >= 4);

manyTest(
  'Tab shows the card it reaches; buttons go on from there and stop it',
  async ({ page }) => {
    await open(page);
    // As on a device that dispatches the focus event long after the key.
    await page.evaluate(() => {
      const since = performance.now.bind(performance);
      Date.prototype.getTime = () => since() * 100;
    });
    const links = slides(page).getByRole('link');
    await links.first().focus();
    for (let index = 1; index < count; index += 1) {
      await page.keyboard.press('Tab');
      await expect(links.nth(index)).toBeFocused();
      await pass(page, 500);
      await expect(links.nth(index)).toBeInViewport({ ratio: 0.9 });
    }
    const shown = await dots(page).evaluateAll((all) =>
      all.findIndex((dot) => dot.ariaCurrent === 'true'),
    );
    await button(page, 'Next').click();
    await expectFirst(page, (shown + 1) % count);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(links.last()).toBeFocused();
    await pass(page, 500);
    await expect(links.last()).toBeInViewport({ ratio: 0.9 });

    for (const [name, index] of [
      [`3 of ${count}`, 2],
      ['Previous', 1],
      ['Previous', 0],
      ['Previous', count - 1],
      ['Next', 0],
    ] as const) {
      await button(page, name).press('Enter');
      await expectFirst(page, index);
    }
    await page.mouse.move(1, 1);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await pass(page, LONG);
    await expectFirst(page, 0);
    await expectInView(slides(page), 0, 1);
    // One slide of the accessibility tree for each product, also after wrapping.
    await expect(slides(page)).toHaveCount(count);
    const last = carousel(page).getByRole('group', { name: `${count} of ${count}` });
    await expect(last).toHaveCount(1);
  },
);

manyTest('advances every 6 s and wraps, but waits for visitors', async ({ page }) => {
  await open(page);
  await expectInView(slides(page), 0, 1);
  await pass(page, 5900);
  await expect(dots(page).first()).toHaveAttribute('aria-current', 'true');
  await pass(page, 100);
  await expectFirst(page, 1);
  await expectInView(slides(page), 1, 2);

  const expectWaiting = async () => {
    await pass(page, LONG);
    await expectFirst(page, 1);
  };
  await carousel(page).hover();
  await expectWaiting();
  await page.mouse.move(1, 1);
  await slides(page).nth(1).getByRole('link').first().focus();
  await expectWaiting();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await showTab(page, 'hidden');
  await expectWaiting();
  await showTab(page, 'visible');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(carousel(page)).not.toBeInViewport();
  await expectWaiting();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bringIntoView(carousel(page));
  await expectWaiting();
  await page.emulateMedia({ reducedMotion: 'no-preference' });

  for (let index = 2; index < count; index++) {
    await pass(page, index === 2 ? 6000 : 4500);
    await expectFirst(page, index);
  }
  await expectInView(slides(page), count - 1, 0);
  // A link on a slide that has been moved by wrapping keeps the document.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await slides(page).first().getByRole('link').first().click();
  await page.clock.resume();
  await page.waitForURL((url) => rootPath(url.href) !== '/');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

manyTest('on a phone a swipe moves it and stops it permanently', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  await expectInView(slides(page), 0);
  // A touch that scrolls the page does not stop it.
  await swipe(slides(page).first(), -60, 'y');
  await pass(page, 6000);
  await expectFirst(page, 1);
  await expectInView(slides(page), 1);
  await swipe(slides(page).nth(1), -250);
  await expectFirst(page, 2);
  await pass(page, LONG);
  await expectFirst(page, 2);
  await expectInView(slides(page), 2);
});

manyTest('continues where a visitor scrolled before the scripts', async ({ page }) => {
  const release = await openHeld(page, '/');
  await slides(page).first().hover();
  await page.mouse.wheel(1300, 0);
  await expect(slides(page).nth(2).getByRole('heading')).toBeInViewport({ ratio: 0.99 });
  release();
  await expect(dots(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await expectInView(slides(page), 2, 3);
});
