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

/** Titles of the fully visible cards, duplicates included, from left to right. */
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

/** Waits until the products with these indexes are in view and the dots show the first of them. */
export async function expectInView(page: Page, ...places: number[]) {
  const titles = places.map((place) => products[place]);
  await expect.poll(() => inView(page)).toEqual(titles);
  await expect(dots(page).nth(places[0] ?? 0)).toHaveAttribute('aria-current', 'true');
  await expect(dots(page).and(page.locator('[aria-current]'))).toHaveCount(1);
}

/**
 * Opens the home page without scrolling. The carousel is below the screen, so its timer does not
 * run.
 */
export async function openHome(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await hydrated(row(page));
}

/** Scrolls the carousel into view and waits until it notices. The pointer is elsewhere. */
export async function bringIntoView(page: Page) {
  await row(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await frames(page);
}
