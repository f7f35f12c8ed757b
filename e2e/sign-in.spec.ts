import { expect, type Page } from '@playwright/test';
import { routes } from '#lib/site/routes';
import * as account from './support/account';
import { judge } from './support/axe';
import { built } from './support/built-base';
import { demos, hasAccounts, pathOf } from './support/content';
import { member, sharedPassword } from './support/members';
import { openHeld, openHydrated, requestsOf } from './support/page';
import { quiet, when } from './support/test';

// lib/auth tests who can sign in, and what is stored.

const test = when(hasAccounts());
const teamTest = when(hasAccounts() && sharedPassword && member.email);

const announced = (page: Page, text: string) => page.getByRole('status').getByText(text);
/** A demo with a login. */
const id = demos().find(({ requiresAuth }) => requiresAuth)?.id;

when(hasAccounts(), quiet)('an account is made and left by keyboard', async ({ page }) => {
  await account.hashQuickly(page);
  const asked = requestsOf(page);
  await openHydrated(page, pathOf('blog') ?? '/contact');
  expect(asked).not.toContain('/auth/team.json');
  await account.signInButton(page).press('Enter');
  await expect(account.field(page, 'Email')).toBeFocused();
  for (const name of ['Password', 'Show password', 'Sign in', 'Create an account']) {
    await page.keyboard.press('Tab');
    await expect(account.dialog(page).locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Enter');
  await expect(account.field(page, 'Name')).toBeFocused();
  for (const text of [account.joan.name, account.joan.email]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(account.joan.password);
  await page.keyboard.press('Enter');
  await expect(account.dialog(page)).toBeHidden();
  await expect(announced(page, `Signed in as ${account.joan.name}.`)).toBeAttached();
  const manage = page.getByRole('link', { name: 'Manage Posts' });
  if (pathOf('blog')) await expect(manage).toHaveAttribute('href', built('/admin/manage-posts'));
  // The button is removed. Its container has the focus, and the next Tab goes to the replacement.
  await expect(account.footer(page).locator(':focus')).toContainText(account.joan.name);
  await page.keyboard.press('Tab');
  await expect(account.signOut(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(announced(page, 'Signed out.')).toBeAttached();
  await expect(manage).toHaveCount(0);
  await expect(account.footer(page).locator(':focus')).toContainText('Sign in');
  await page.keyboard.press('Tab');
  await expect(account.signInButton(page)).toBeFocused();
  await account.openDialog(page);
  await account.createAccount(page);
  await expect(
    account.dialog(page).getByText('An account with this email exists already.'),
  ).toBeVisible();
});

test('the dialog opens before hydration, is empty each time, and refuses', async ({ page }) => {
  await account.hashQuickly(page);
  const release = await openHeld(page, '/contact');
  await account.signInButton(page).click();
  await expect(account.dialog(page)).toHaveAccessibleName('Sign in');
  // A page without its scripts would submit the password.
  await expect(account.dialog(page).getByRole('textbox')).toHaveCount(0);
  release();
  await expect(account.field(page, 'Email')).toBeFocused();
  await account.field(page, 'Password').fill('half a pass');
  await account.press(page, 'Close');
  await expect(account.dialog(page)).toBeHidden();
  await expect(account.signInButton(page)).toBeFocused();
  await account.signInButton(page).click();
  await expect(account.field(page, 'Password')).toHaveValue('');
  await expect(account.field(page, 'Email')).toHaveAttribute('autocomplete', 'username');
  await expect(account.field(page, 'Password')).toHaveAttribute('autocomplete', 'current-password');
  await account.fillIn(page, account.joan.email, 'wrong');
  await account.press(page, 'Show password');
  await expect(account.field(page, 'Password')).toHaveAttribute('type', 'text');
  const expectRefusal = async (text: string) => {
    await account.press(page, 'Sign in');
    await expect(account.dialog(page).getByText(text)).toBeVisible();
  };
  await page.route('**/auth/team.json', (route) => route.abort());
  await expectRefusal('Something went wrong. Please try again later.');
  // Otherwise the browser would store a visible password in its form history.
  await expect(account.field(page, 'Password')).toHaveAttribute('type', 'password');
  await page.unroute('**/auth/team.json');
  await expectRefusal('That email and password do not match.');
  await page.evaluate(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await expectRefusal('needs a secure connection');
  await account.press(page, 'Create an account');
  await expect(account.dialog(page).getByText('needs a secure connection')).toHaveCount(0);
  await expect(account.field(page, 'Name')).toBeFocused();
  await expect(account.field(page, 'Email')).toHaveValue(account.joan.email);
  await expect(account.field(page, 'Password')).toHaveAttribute('autocomplete', 'new-password');
  await account.press(page, 'Create an account');
  await expect(account.field(page, 'Name')).toHaveAccessibleDescription('Name is required');
  await judge(page);
  await account.press(page, 'Sign in');
  await expect(account.dialog(page).getByText('is required')).toHaveCount(0);
});

teamTest('the team signs in, also to demos', async ({ page }) => {
  await page.goto(id ? routes.demo(id) : '/contact');
  const frame = page.locator('iframe');
  await expect(frame).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await account.fillIn(page, ` ${member.email.toUpperCase()} `, sharedPassword ?? '');
  await account.press(page, 'Sign in');
  await expect(account.dialog(page)).toBeHidden();
  expect(await account.stored(page, 'user')).toEqual(member);
  if (id) await expect(frame).toHaveAttribute('src', new RegExp(`/${id}$`));
});
