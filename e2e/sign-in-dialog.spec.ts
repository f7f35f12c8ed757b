import { expect, type Page } from '@playwright/test';
import {
  createAccount,
  dialog,
  field,
  fillIn,
  footer,
  hashQuickly,
  joan,
  openDialog,
  press,
  signInButton,
  signOut,
  stored,
  wake,
} from './support/account';
import { hydrated } from './support/page';
import { test } from './support/test';

test.beforeEach(({ page }) => hashQuickly(page));

const status = (page: Page) => page.locator('body > p[role=status]');
const submit = (page: Page) => dialog(page).locator('button[type=submit]');

test('the dialog', async ({ page }) => {
  await page.goto('/about');

  await test.step('the footer opens it; Escape, its button and a click outside close it', async () => {
    const leave = [
      () => page.keyboard.press('Escape'),
      () => press(page, 'Close'),
      () => page.mouse.click(5, 5),
    ];
    for (const way of leave) {
      await openDialog(page);
      await expect(dialog(page)).toHaveAccessibleName('Sign in');
      await field(page, 'Password').fill('half a pass');
      await way();
      await expect(dialog(page)).toBeHidden();
      await expect(signInButton(page)).toBeFocused();
    }
    // Typed text is cleared, so that the next person cannot read it.
    await openDialog(page);
    await expect(field(page, 'Password')).toHaveValue('');
  });

  await test.step('its fields tell password managers what they are', async () => {
    await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'username');
    await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
    await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(field(page, 'Name')).toHaveCount(0);

    await field(page, 'Email').fill(joan.email);
    await press(page, 'Create an account');
    await expect(dialog(page)).toHaveAccessibleName('Create an account');
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Name')).toHaveAttribute('autocomplete', 'name');
    await expect(field(page, 'Email')).toHaveValue(joan.email);
    await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'new-password');
    await press(page, 'Sign in');
    await expect(dialog(page)).toHaveAccessibleName('Sign in');
    await expect(field(page, 'Email')).toBeFocused();
  });

  await test.step('empty fields are named, tied to their messages, and the first has the focus', async () => {
    await field(page, 'Email').fill('');
    await press(page, 'Create an account');
    await press(page, 'Create an account');
    for (const label of ['Name', 'Email', 'Password']) {
      await expect(field(page, label)).toHaveAccessibleDescription(`${label} is required`);
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(field(page, 'Name')).toBeFocused();
    await field(page, 'Name').fill(joan.name);
    await submit(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(dialog(page).getByText('Name is required')).toHaveCount(0);
    await press(page, 'Sign in');
  });

  await test.step('the password shows on demand, and is hidden on submit', async () => {
    await fillIn(page, joan.email, 'wrong');
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
    await press(page, 'Show password');
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
    await press(page, 'Hide password');
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
    await press(page, 'Show password');
    await press(page, 'Sign in');
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  });
});

test('signing in and creating an account', { tag: '@full' }, async ({ page }) => {
  await test.step('the button shows that signing in is in progress', async () => {
    // The response is delayed until the test calls this.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/auth/team.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/about');
    await openDialog(page);
    await fillIn(page, joan.email, 'wrong');
    await press(page, 'Sign in');
    await expect(submit(page)).toHaveText('Signing in…');
    await expect(submit(page)).toBeDisabled();
    answer();
    await expect(submit(page)).toHaveText('Sign in');
    const message = dialog(page).getByRole('status').filter({ hasText: 'do not match' });
    await expect(message).toHaveText('That email and password do not match.');
    await expect(field(page, 'Password')).toBeFocused();
    await page.keyboard.type('x');
    await expect(message).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('it shows that it is busy, and ignores a second press', async () => {
    await expect(status(page)).toHaveText('');
    await page.evaluate(() => {
      const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
      const held = new Promise<void>((go) => Object.assign(window, { go }));
      crypto.subtle.deriveBits = (...given) => held.then(() => derive(...given));
    });
    await createAccount(page);
    await expect(submit(page)).toHaveText('Creating your account…');
    await expect(submit(page)).toBeDisabled();
    await field(page, 'Email').press('Enter');
    await page.evaluate('go()');
    await expect(signOut(page)).toBeVisible();
    expect(await stored(page, 'registeredUsers')).toHaveLength(1);
  });

  await test.step('signing in and out is announced', async () => {
    await expect(status(page)).toHaveText(`Signed in as ${joan.name}.`);
    await signOut(page).click();
    await expect(status(page)).toHaveText('Signed out.');
  });
});

test('works by keyboard alone', { tag: '@full' }, async ({ page }) => {
  await page.goto('/about');
  await wake(page);
  await signInButton(page).focus();
  await hydrated(signInButton(page));
  await page.keyboard.press('Enter');
  await expect(field(page, 'Email')).toBeFocused();
  const stops = ['Password', 'Show password', 'Sign in', 'Create an account'];
  for (const name of stops) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Enter');
  for (const text of [joan.name, joan.email, joan.password]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(dialog(page).locator(':focus')).toHaveAccessibleName('Hide password');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  // The button is removed. Its container has the focus, and the next Tab goes to the replacement.
  await expect(footer(page).locator(':focus')).toContainText(joan.name);
  await page.keyboard.press('Tab');
  await expect(footer(page).getByRole('link', { name: 'Manage posts' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(signOut(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(signInButton(page)).toBeVisible();
  await expect(footer(page).locator(':focus')).toHaveText('Sign in');
  await page.keyboard.press('Tab');
  await expect(signInButton(page)).toBeFocused();
});
