import { expect, type Page } from '@playwright/test';

import { frames } from './clock';
import { band, hydrated } from './page';

export const products = [
  'ACTTOV agentic AI for CX',
  'Kelly the benefits guru',
  'GAEnie for HR',
  'AI Podcast Generator',
  'AI-Driven Newsletter Generator',
] as const;

export const carousel = (page: Page) => band(page, 'Our AI Products');
export const row = (page: Page) =>
  carousel(page).getByRole('region', { name: 'Our AI products, scrollable' });
export const dots = (page: Page) =>
  carousel(page).getByRole('list', { name: 'Slides' }).getByRole('button');
export const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });

/** Titles of the cards that stand wholly on the screen, copies too, from left to right. */
const inView = (page: Page) =>
  row(page)
    .locator('> *')
    .evaluateAll((slides) =>
      slides
        .filter((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return left >= -1 && right <= innerWidth + 1;
        })
        .map((slide) => slide.querySelector('h3')?.textContent),
    );

/** Waits until the row rests with these products in view, by their places, and says so. */
export async function expectInView(page: Page, ...places: number[]) {
  const titles = places.map((place) => products[place]);
  await expect.poll(() => inView(page)).toEqual(titles);
  await expect(dots(page).nth(places[0] ?? 0)).toHaveAttribute('aria-current', 'true');
  await expect(dots(page).and(page.locator('[aria-current]'))).toHaveCount(1);
}

/** Opens the home page with its carousel still below the screen, so that nothing has begun. */
export async function openHome(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await hydrated(row(page));
}

/** Brings the carousel onto the screen and lets it notice; the pointer lies elsewhere. */
export async function bringIntoView(page: Page) {
  await row(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await frames(page);
}

/** Lets time pass once the row rests and what happened to it has reached its script. */
export async function pass(page: Page, ms: number) {
  await frames(page);
  await page.clock.runFor(ms);
  await frames(page);
}
