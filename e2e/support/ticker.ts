import { expect, type Locator, type Page } from '@playwright/test';

import { frames, stopClock } from './clock';
import { hydrated } from './page';

export const ticker = (page: Page) => page.locator('.ticker');
export const strip = (page: Page) => ticker(page).getByRole('region');
export const allCards = (page: Page) => strip(page).locator('.ticker-item');
export const sliding = (page: Page) => strip(page).locator('[data-sliding]');
export const pause = (page: Page) =>
  ticker(page).getByRole('button', { name: 'Pause the highlights' });
export const play = (page: Page) =>
  ticker(page).getByRole('button', { name: 'Play the highlights' });

/** Highlights that are fully inside the ticker's viewport, from left to right. */
const headlinesInView = (page: Page) =>
  strip(page).evaluate((region) => {
    const window = region.getBoundingClientRect();
    return [...region.querySelectorAll('.ticker-item')]
      .filter((card) => {
        const { left, right } = card.getBoundingClientRect();
        return left >= window.left - 1 && right <= window.right + 1;
      })
      .map((card) => card.querySelector('h3')?.textContent ?? '');
  });

/** Waits until the ticker shows exactly these highlights. */
export async function expectHighlights(page: Page, headlines: readonly (string | undefined)[]) {
  await expect(sliding(page)).toHaveCount(0);
  await expect.poll(() => headlinesInView(page)).toEqual(headlines);
}

/** Opens a page without scrolling. The ticker is below the screen, so its timer does not run. */
export async function openAt(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await hydrated(strip(page));
  await stopClock(page);
}

export async function bringIntoView(page: Page) {
  await ticker(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await frames(page);
}

/** A card of the ticker by its current position. */
export const cardAt = (page: Page, place: number): Locator => allCards(page).nth(place);
