import { expect, type Page } from '@playwright/test';
import { hydrated } from './page';

export const joan = {
  name: 'Joan Weaver',
  email: 'Joan@mill.example',
  password: 'heddle & shuttle',
};

export const footer = (page: Page) => page.getByRole('contentinfo');
export const dialog = (page: Page) => page.getByRole('dialog');
export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
export const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
export const signOut = (page: Page) => footer(page).getByRole('button', { name: 'Sign out' });
export const signInButton = (page: Page) =>
  footer(page).getByRole('button', { name: 'Sign in', exact: true });

/** Sends a first input, which the scripts of a page may wait for. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
}

export async function openDialog(page: Page): Promise<void> {
  await wake(page);
  await hydrated(page);
  await signInButton(page).click();
  await expect(field(page, 'Email')).toBeFocused();
}

export async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
}

/**
 * Derives password hashes in one round instead of 600,000, which take half a second of processor
 * time. For tests whose subject is not the hash (that is sign-in.spec.ts).
 */
export const hashQuickly = (page: Page) =>
  page.addInitScript(() => {
    const { subtle } = crypto;
    const derive = subtle.deriveBits.bind(subtle);
    subtle.deriveBits = (algorithm, ...rest) =>
      derive({ ...(algorithm as Pbkdf2Params), iterations: 1 }, ...rest);
  });

/** Fills in and sends the open dialog. */
export async function createAccount(page: Page): Promise<void> {
  await press(page, 'Create an account');
  await field(page, 'Name').fill(joan.name);
  await fillIn(page, joan.email, joan.password);
  await press(page, 'Create an account');
}

/** Value of a localStorage key, parsed as JSON; null if missing. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
