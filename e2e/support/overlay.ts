import { expect, type Page } from '@playwright/test';

import { industries } from './content';
import { band } from './page';

const logistics = industries().find(({ id }) => id === 'logistics');

/** Use case by its index on the page that the overlay tests open, with its hash. */
export const caseOf = (place: number) => {
  const found = logistics?.use_cases[place];
  if (!found) throw new Error('Logistics has no such use case');
  // The hash of a case study is its title in lower case with hyphens.
  const slug = found.title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return { ...found, slug };
};

export const cards = (page: Page) => band(page, 'Featured AI Use Cases').getByRole('article');
export const openerOf = (page: Page, place: number) => cards(page).nth(place).getByRole('button');
export const dialog = (page: Page) => page.getByRole('dialog');
export const closeButton = (page: Page) => dialog(page).getByRole('button', { name: 'Close' });

export async function expectOpen(page: Page, place: number) {
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toHaveAccessibleName(caseOf(place).title);
  await expect(page).toHaveURL(`/industries/logistics#${caseOf(place).slug}`);
}

export async function expectClosed(page: Page) {
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/industries/logistics');
}
