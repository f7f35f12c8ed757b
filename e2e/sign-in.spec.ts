import { expect, type Page } from '@playwright/test';
import { routes } from '#lib/site/routes';
import { judge } from './support/axe';
import { built } from './support/built-base';
import { demos, hasAccounts, pathOf } from './support/content';
import { member, sharedPassword } from './support/members';
import { hold, openHeld, openHydrated, requestsOf } from './support/page';
import { quiet, when } from './support/test';

// lib/auth tests who can sign in, and what is stored.

const joan = { name: 'Joan Weaver', email: 'Joan@mill.example', password: 'heddle & shuttle' };
const footer = (page: Page) => page.getByRole('contentinfo');
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
const signInButton = (page: Page) =>
  footer(page).getByRole('button', { name: 'Sign in', exact: true });

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
}

const announced = (page: Page, text: string) => page.getByRole('status').getByText(text);
/** A demo with a login. */
const id = demos().find(({ requiresAuth }) => requiresAuth)?.id;

when(hasAccounts(), quiet)('an account is made and left by keyboard', async ({ page }) => {
  const asked = requestsOf(page);
  await openHydrated(page, pathOf('blog') ?? '/contact');
  expect(asked).not.toContain('/auth/team.json');
  await signInButton(page).press('Enter');
  await expect(field(page, 'Email')).toBeFocused();
  for (const name of ['Password', 'Show password', 'Sign in', 'Create an account']) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  for (const text of [joan.name, joan.email]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(joan.password);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(announced(page, `Signed in as ${joan.name}.`)).toBeAttached();
  const manage = page.getByRole('link', { name: 'Manage Posts' });
  if (pathOf('blog')) await expect(manage).toHaveAttribute('href', built('/admin/manage-posts'));
  // The button is removed. Its container has the focus, and the next Tab goes to the replacement.
  await expect(footer(page).locator(':focus')).toContainText(joan.name);
  await page.keyboard.press('Tab');
  await expect(footer(page).getByRole('button', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(announced(page, 'Signed out.')).toBeAttached();
  await expect(manage).toHaveCount(0);
  await expect(footer(page).locator(':focus')).toContainText('Sign in');
  await page.keyboard.press('Tab');
  await expect(signInButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, 'Create an account');
  await field(page, 'Name').fill(joan.name);
  await fillIn(page, joan.email, joan.password);
  await press(page, 'Create an account');
  await expect(dialog(page).getByText('An account with this email exists already.')).toBeVisible();
});

when(hasAccounts())(
  'the dialog opens before hydration, is empty each time, and refuses',
  async ({ page }) => {
    const release = await openHeld(page, '/contact');
    await signInButton(page).click();
    await expect(dialog(page)).toHaveAccessibleName('Sign in');
    // A page without its scripts would submit the password.
    await expect(dialog(page).getByRole('textbox')).toHaveCount(0);
    release();
    await expect(field(page, 'Email')).toBeFocused();
    await field(page, 'Password').fill('half a pass');
    await press(page, 'Close');
    await expect(dialog(page)).toBeHidden();
    await expect(signInButton(page)).toBeFocused();
    await signInButton(page).click();
    await expect(field(page, 'Password')).toHaveValue('');
    await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'username');
    await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'current-password');
    await fillIn(page, joan.email, 'wrong');
    await press(page, 'Show password');
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
    const expectRefusal = async (text: string) => {
      await press(page, 'Sign in');
      await expect(dialog(page).getByText(text)).toBeVisible();
    };
    await page.route('**/auth/team.json', (route) => route.abort());
    await expectRefusal('Something went wrong. Please try again later.');
    // Otherwise the browser would store a visible password in its form history.
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
    await page.unroute('**/auth/team.json');
    const answer = await hold(page, '**/auth/team.json');
    await press(page, 'Sign in');
    // A second click would send the form again.
    await expect(dialog(page).getByRole('button', { name: 'Signing in' })).toBeDisabled();
    answer();
    await expectRefusal('That email and password do not match.');
    await page.evaluate(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
    await expectRefusal('needs a secure connection');
    await press(page, 'Create an account');
    await expect(dialog(page).getByText('needs a secure connection')).toHaveCount(0);
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Email')).toHaveValue(joan.email);
    await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'new-password');
    await press(page, 'Create an account');
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
    await judge(page);
    await press(page, 'Sign in');
    await expect(dialog(page).getByText('is required')).toHaveCount(0);
  },
);

when(hasAccounts() && sharedPassword && member)(
  'the team signs in, also to demos',
  async ({ page }) => {
    await page.goto(id ? routes.demo(id) : '/contact');
    const frame = page.locator('iframe');
    await expect(frame).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await fillIn(page, ` ${member?.email.toUpperCase()} `, sharedPassword ?? '');
    await press(page, 'Sign in');
    await expect(dialog(page)).toBeHidden();
    const stored = () => localStorage.getItem('user') ?? '';
    expect(JSON.parse(await page.evaluate(stored))).toEqual(member);
    if (id) await expect(frame).toHaveAttribute('src', new RegExp(`/${id}$`));
  },
);
