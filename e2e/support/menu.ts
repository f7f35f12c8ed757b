import type { Page } from '@playwright/test';

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The link of a main menu item. */
export const item = (page: Page, name: string) =>
  menu(page)
    .locator('> ul > li > a')
    .filter({ hasText: new RegExp(`^${name}$`) });

/** The button beside a main menu item. Its aria-expanded changes before the fade has ended. */
export const opener = (page: Page, name: string) =>
  menu(page).getByRole('button', { name: `${name} menu` });

export const panel = (page: Page, name: string) =>
  menu(page).getByRole('list', { name, exact: true });

/** Buttons of open sub-menus. */
export const openPanelButtons = (page: Page) => menu(page).locator('button[aria-expanded="true"]');
