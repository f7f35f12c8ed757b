import { expect, type Page } from '@playwright/test';
import {
  createAccount,
  field,
  fillIn,
  footer,
  hashQuickly,
  joan,
  keep,
  member,
  press,
  signIn,
  signInButton,
  signOut,
  stored,
  wake,
} from './support/account';
import { tagsOf } from './support/html';
import { complaints, hydrated } from './support/page';
import { exportedPage } from './support/sitemap';
import { test } from './support/test';
import { firstOf } from './support/variants';

test.beforeEach(({ page }) => hashQuickly(page));

test('damaged storage is ignored and not lost', async ({ page }) => {
  const found = complaints(page);
  await keep(page, { user: '{"name": 7', registeredUsers: '{"not": "a list"}' });
  await page.goto('/about');
  await createAccount(page);
  await expect(signOut(page)).toBeVisible();
  expect(await stored(page, 'registeredUsers')).toHaveLength(1);
  expect(await stored(page, 'registeredUsers.unreadable')).toEqual({ not: 'a list' });
  expect(found).toEqual([]);
});

const refusals = [
  ['refuses to write', 'Storage.prototype.setItem = () => { throw new Error("Full"); }'],
  [
    'is forbidden',
    'Object.defineProperty(window, "localStorage", { get() { throw new Error("Forbidden"); } })',
  ],
] as const;
for (const [how, refuse] of refusals) {
  test(`storage that ${how} keeps an account for the session`, { tag: '@full' }, async ({
    page,
  }) => {
    const found = complaints(page);
    await page.addInitScript(refuse);
    await page.goto('/about');
    await createAccount(page);
    await expect(footer(page)).toContainText(joan.name);
    await footer(page).getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await signOut(page).click();
    await signIn(page, joan.email, joan.password);
    expect(found).toEqual([]);
  });
}

test('another tab follows', { tag: ['@full', '@timing'] }, async ({ page, context }) => {
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/careers');
  await wake(other);
  await expect(signInButton(other)).toBeVisible();
  await page.bringToFront();
  await createAccount(page);
  await expect(footer(other)).toContainText(joan.name);
  await other.bringToFront();
  await signOut(other).click();
  await expect(signInButton(page)).toBeVisible();
});

test('Manage Posts shows on the blog list to those who have signed in', { tag: '@full' }, async ({
  page,
}) => {
  const link = page.getByRole('main').getByRole('link', { name: 'Manage Posts' });
  expect(exportedPage('/blog').html).not.toContain('>Manage Posts<');
  for (const list of firstOf(['/blog', '/blogs'], 1)) {
    await page.goto(list);
    await wake(page);
    await createAccountOrSignIn(page);
    await expect(link).toHaveAttribute('href', '/admin/manage-posts');
    await signOut(page).click();
    await expect(link).toHaveCount(0);
  }
});

test.describe('a demo that requires login', () => {
  const path = '/demos/transfer-pricing';
  const frame = (page: Page) => page.locator('iframe');

  test('loads its frame after signing in, not before', async ({ page }) => {
    const framed: string[] = [];
    page.on('framenavigated', (each) => each.parentFrame() && framed.push(each.url()));
    await page.goto(path);
    await wake(page);
    const main = page.getByRole('main');
    await expect(main.getByText('Login Required')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Open in new tab' })).toHaveCount(0);
    const button = main.getByRole('button', { name: 'Sign in' });
    await hydrated(button);
    await expect(frame(page)).toHaveCount(0);
    expect(framed).toEqual([]);

    await button.press('Enter');
    await press(page, 'Create an account');
    await field(page, 'Name').fill(joan.name);
    await fillIn(page, joan.email, joan.password);
    await page.keyboard.press('Enter');
    await expect(frame(page)).toHaveAttribute('src', /\/transfer-pricing$/);
    await expect(main.getByRole('link', { name: 'Open in new tab' })).toBeVisible();
    await expect(main.getByText('Login Required')).toHaveCount(0);
    // The replacement of the button has its focus.
    await expect(main.locator(':focus iframe')).toHaveCount(1);
  });

  test('loads at once for those who are signed in', { tag: '@timing' }, async ({ page }) => {
    await keep(page, { user: JSON.stringify(member) });
    await page.goto(path);
    await wake(page);
    await expect(frame(page)).toHaveAttribute('src', /\/transfer-pricing$/);
  });

  test('has no frame in its HTML', () => {
    expect(tagsOf(exportedPage(path).html).map(({ name }) => name)).not.toContain('iframe');
  });
});

async function createAccountOrSignIn(page: Page) {
  if ((await stored(page, 'registeredUsers')) === null) await createAccount(page);
  else await signIn(page, joan.email, joan.password);
}
