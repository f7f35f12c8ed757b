import type { Page } from '@playwright/test';

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** A main item's own link. */
export const item = (page: Page, name: string) =>
  menu(page)
    .locator('> ul > li > a')
    .filter({ hasText: new RegExp(`^${name}$`) });

/** The button beside a main item; aria-expanded tells the state before any fading is over. */
export const opener = (page: Page, name: string) =>
  menu(page).getByRole('button', { name: `${name} menu` });

export const panel = (page: Page, name: string) =>
  menu(page).getByRole('list', { name, exact: true });

/** Buttons of the sub-menus that are open. */
export const openOnes = (page: Page) => menu(page).locator('button[aria-expanded="true"]');
