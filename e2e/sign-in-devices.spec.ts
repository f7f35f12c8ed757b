import { expect } from '@playwright/test';
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
  wake,
} from './support/account';
import { hydrated } from './support/page';
import { test } from './support/test';

test.beforeEach(({ page }) => hashQuickly(page));

test.describe('by touch, on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 600 }, hasTouch: true, isMobile: true });

  test('signs up and out, and nothing is wider than the screen', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/careers');
    await signInButton(page).tap();
    await field(page, 'Email').waitFor();
    await dialog(page).getByRole('button', { name: 'Create an account' }).tap();
    for (const [label, text] of [
      ['Name', `${joan.name} of the long and winding warp`],
      ['Email', joan.email],
      ['Password', joan.password],
    ] as const) {
      await field(page, label).tap();
      await field(page, label).fill(text);
    }
    const fits = (selector: string) =>
      page.locator(selector).evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect(await fits('#sign-in')).toBe(true);
    for (const button of await dialog(page).getByRole('button').all()) {
      const { height = 0 } = (await button.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
    }
    await dialog(page).getByRole('button', { name: 'Create an account' }).tap();
    await expect(footer(page)).toContainText('of the long and winding warp');
    expect(await fits('html')).toBe(true);
    await signOut(page).tap();
    await expect(signInButton(page)).toBeVisible();
  });
});

test('a click before hydration opens it, and the form follows', {
  tag: '@both',
}, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await signInButton(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Sign in');
  // No password field and no form before hydration, because a page without its scripts would submit
  // the password.
  await expect(dialog(page).locator('input, form')).toHaveCount(0);
  release();
  await expect(field(page, 'Email')).toBeFocused();
});

test('opens and closes in browsers without commands and light dismiss', { tag: '@full' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('command', (event) => event.preventDefault(), true);
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
  });
  await page.goto('/about');
  await openDialog(page);
  await press(page, 'Close');
  await expect(dialog(page)).toBeHidden();
  await openDialog(page);
  await dialog(page).evaluate((element) => element.removeAttribute('closedby'));
  await dialog(page).getByRole('heading').click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeHidden();
});

test('shows an error where the team credentials or the code of the form can not be loaded', async ({
  page,
}) => {
  await page.route('**/auth/team.json', (route) => route.abort());
  await page.goto('/about');
  await openDialog(page);
  await fillIn(page, 'denise.kowalczyk@weftline.example', 'whatever');
  await press(page, 'Sign in');
  const sorry = dialog(page).getByText('Something went wrong. Please try again later.');
  await expect(sorry).toBeVisible();

  await page.reload();
  await wake(page);
  await hydrated(signInButton(page));
  await page.route('**/*.js', (route) => route.abort());
  await signInButton(page).click();
  await expect(sorry).toBeVisible();
  await page.unroute('**/*.js');
  await page.keyboard.press('Escape');
  await openDialog(page);
});

test('what the dialog asks for', { tag: '@full' }, async ({ page }) => {
  await test.step('asks for the team credentials when the dialog opens, once, and sends nothing', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Payloads of pages (.txt) are excluded, because hydration loads them.
      if (/^(xhr|fetch)$/.test(request.resourceType()) && !pathname.endsWith('.txt')) {
        asked.push(`${request.method()} ${pathname}`);
      }
    });
    await page.goto('/about');
    await wake(page);
    await hydrated(signInButton(page));
    expect(asked).toEqual([]);
    await createAccount(page);
    await expect(signOut(page)).toBeVisible();
    await signOut(page).click();
    await openDialog(page);
    expect(asked).toEqual(['GET /auth/team.json']);
    await page.keyboard.press('Escape');
  });

  await test.step('shows an error where the connection is not secure', async () => {
    await page.evaluate(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
    await createAccount(page);
    await expect(dialog(page).getByText('needs a secure connection')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no page offers a sign-in that can not work', async ({ page }) => {
    for (const path of ['/about', '/blog', '/demos/transfer-pricing']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Manage Posts' })).toHaveCount(0);
      await expect(
        page.getByRole('link', { name: 'Contact', exact: false }).first(),
      ).toBeAttached();
    }
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
