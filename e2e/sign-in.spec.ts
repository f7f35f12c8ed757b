import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { matchPassword } from '../lib/auth/password';
import {
  createAccount,
  dialog,
  fillIn,
  footer,
  joan,
  member,
  openDialog,
  press,
  sharedPassword,
  signIn,
  signInButton,
  signOut,
  stored,
  wake,
} from './support/account';
import { test } from './support/test';

const out = fileURLToPath(new URL('../out', import.meta.url));
const hashed = /^pbkdf2-sha256\$(\d+)\$([A-Za-z0-9+/]{22}==)\$([A-Za-z0-9+/]{43}=)$/;

test.describe('the team', () => {
  test.skip(!sharedPassword, 'production without TEAM_PASSWORD: team sign-in is off');
  const shared = sharedPassword ?? '';

  test('signs in', async ({ page }) => {
    await page.goto('/about');

    await test.step('is refused with another password', async () => {
      await openDialog(page);
      for (const [email, password] of [
        [member.email, `${shared} `],
        ['nobody@weftline.example', shared],
      ] as const) {
        await fillIn(page, email, password);
        await expect(dialog(page).getByText('do not match')).toHaveCount(0);
        await press(page, 'Sign in');
        await expect(dialog(page).getByText('That email and password do not match.')).toBeVisible();
      }
      expect(await stored(page, 'user')).toBeNull();
      await page.keyboard.press('Escape');
    });

    await test.step('signs in with the shared password, is remembered and signs out', async () => {
      await signIn(page, ` ${member.email.toUpperCase()} `, shared);
      expect(await stored(page, 'user')).toEqual(member);
      await expect(footer(page)).toContainText('Denise Kowalczyk');
      await expect(footer(page)).toContainText('CEO');
      await expect(footer(page).getByRole('link', { name: 'Manage posts' })).toHaveAttribute(
        'href',
        '/admin/manage-posts',
      );
      await page.goto('/contact');
      await wake(page);
      await expect(footer(page)).toContainText('Denise Kowalczyk');
      await expect(signInButton(page)).toHaveCount(0);

      await signOut(page).click();
      await expect(signInButton(page)).toBeVisible();
      await expect(footer(page)).not.toContainText('Denise');
      expect(await stored(page, 'user')).toBeNull();
      await page.reload();
      await wake(page);
      await expect(signInButton(page)).toBeVisible();
    });
  });
});

test('the password of the team is in no file of the export, only a hash that it fits', async () => {
  const credentials = JSON.parse(readFileSync(path.join(out, 'auth', 'team.json'), 'utf8'));
  if (!sharedPassword) {
    expect(credentials).toEqual({ password: null, members: [] });
    return;
  }
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    // Compressed copies have the same content as their originals.
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(200);
  const forms = [
    sharedPassword,
    encodeURIComponent(sharedPassword),
    Buffer.from(sharedPassword).toString('base64').replaceAll('=', ''),
  ];
  const holders = files.filter((file) => {
    const bytes = readFileSync(file);
    return forms.some((form) => bytes.includes(form));
  });
  expect(holders).toEqual([]);
  expect(Number(hashed.exec(credentials.password)?.[1])).toBeGreaterThanOrEqual(600_000);
  expect(await matchPassword(sharedPassword, credentials.password)).toBe('right');
  expect(credentials.members).toContainEqual(member);
  expect(credentials.members).toHaveLength(5);
});

test('the accounts of a browser', async ({ page }) => {
  await page.goto('/about');

  await test.step('an account is created, kept as a hash, and signs in by any case of its e-mail', async () => {
    await createAccount(page);
    await expect(signOut(page)).toBeVisible();
    expect(await stored(page, 'user')).toEqual({
      name: joan.name,
      role: 'User',
      avatar: '/art/default.avatar.square.svg',
      email: joan.email,
    });
    const [account, ...others] = await stored(page, 'registeredUsers');
    expect(others).toEqual([]);
    expect(account).toEqual({
      email: joan.email,
      name: joan.name,
      password: expect.stringMatching(hashed),
    });
    expect(Number(hashed.exec(account.password)?.[1])).toBeGreaterThanOrEqual(600_000);
    const everything = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(everything).not.toContain(joan.password);

    await signOut(page).click();
    await signIn(page, 'jOAN@MILL.example', joan.password);
    await signOut(page).click();
    await createAccount(page);
    await expect(
      dialog(page).getByText('An account with this email exists already.'),
    ).toBeVisible();
    expect(await stored(page, 'registeredUsers')).toEqual([account]);
    await page.keyboard.press('Escape');
  });

  await test.step('a plain-text record signs in once and is upgraded in the same step', async () => {
    const other = { email: 'bo@mill.example', password: 'warp beam', name: 'Bo' };
    await page.evaluate(
      (accounts) => localStorage.setItem('registeredUsers', accounts),
      JSON.stringify([joan, other]),
    );
    await signIn(page, 'joan@mill.example', joan.password);
    const [upgraded, untouched] = await stored(page, 'registeredUsers');
    expect(upgraded).toEqual({ ...joan, password: expect.stringMatching(hashed) });
    expect(untouched).toEqual(other);
    await signOut(page).click();
    await signIn(page, 'joan@mill.example', joan.password);
    expect((await stored(page, 'registeredUsers'))[0]).toEqual(upgraded);
  });
});
