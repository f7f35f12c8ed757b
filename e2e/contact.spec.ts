import { expect, type Route } from '@playwright/test';
import { minFillMs } from '#lib/contact/honeypot';

import { judge } from './support/axe';
import { built } from './support/built-base';
import {
  alert,
  email,
  expectTyped,
  fill,
  name,
  openForm,
  posts,
  send,
  success,
  typed,
} from './support/contact-form';
import { hasForm } from './support/content';
import { messagesWith } from './support/messages';
import { hold, hydrated, openHeld, openHydrated } from './support/page';
import { when } from './support/test';

/** Nothing is registered for a site without it. */
const test = when(hasForm());

// lib/contact tests what is valid and all answers of the service; server tests the service itself.

const wrongEmail = 'Please enter a valid email address';
const nothing = { name: '', company: '', email: '', details: '' };

test('an incomplete message is not sent, but kept; each field says why', async ({ page }) => {
  await openHydrated(page, '/contact', page.getByRole('form'));
  const sent = posts(page);
  const missing = 'Name is required. Email is required. Please provide details for your inquiry';
  for (const [values, errors, focused] of [
    [{ name: '  ', email: ' ', details: ' \n ' }, missing, name],
    // The check of the browser would accept this address.
    [{ ...typed, email: 'ada@moore' }, wrongEmail, email],
  ] as const) {
    await fill(page, values);
    await send(page).click();
    await expect(focused(page)).toBeFocused();
    await expect(focused(page)).toHaveAccessibleDescription(errors.split('. ')[0] ?? '');
    // The alert announces all errors to screen readers, while the focus announces only the first.
    await expect(alert(page)).toHaveText(errors);
    if (focused === name) await judge(page);
  }
  expect(sent).toEqual([]);
  await email(page).fill(typed.email);
  await expect(email(page)).not.toHaveAttribute('aria-invalid');
  await expect(email(page)).toHaveAccessibleDescription('');

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(built('/'));
  await page.goBack();
  await expectTyped(page, typed);
  await page.goto('/search');
  await page.goBack();
  await expectTyped(page, typed);
});

test('a message arrives once and is confirmed', async ({ page }, { testId }) => {
  await openForm(page);
  const sent = posts(page);
  const message = { ...typed, details: `Arrives ${testId}` };
  const answer = await hold(page, '**/send-email');
  await fill(page, { ...message, name: `  ${typed.name} ` });
  await page.clock.runFor(minFillMs);
  await send(page).dblclick();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await email(page).press('Enter');
  answer();
  await expect(success(page)).toHaveAccessibleDescription(/Someone from our team will respond/);
  expect(sent).toEqual([message]);
  const stored = await messagesWith(testId);
  expect(stored).toMatchObject([{ ...message, state: 'waiting', sign: null }]);
  const [{ reference } = { reference: 'none' }] = stored;
  await expect(success(page)).toContainText(`Your reference: ${reference}`);
  await page.keyboard.press('Escape');
  await expect(success(page)).toBeHidden();
  await expect(send(page)).toBeFocused();
  await expectTyped(page, nothing);

  // The fields that detect bots.
  const deliver = async (mark: string, ms: number) => {
    await fill(page, { ...typed, details: `${mark} ${testId}` });
    await page.clock.runFor(ms);
    await send(page).click();
    await success(page).getByRole('button', { name: 'Close' }).click();
    return messagesWith(`${mark} ${testId}`);
  };
  // Each message is timed separately.
  expect(await deliver('Quick', minFillMs - 1)).toMatchObject([{ sign: 'quick' }]);
  const trap = page.locator('[name="website"]');
  await expect(trap).toBeHidden();
  await trap.evaluate((field) => Object.assign(field, { value: 'https://spam.example' }));
  expect(await deliver('Trapped', 20_000)).toMatchObject([{ state: 'suspect' }]);

  // Where the service leads without scripts. Later scripts change nothing.
  await page.clock.resume();
  await openHydrated(page, `/contact/sent?reference=${reference}`);
  await expect(page.getByRole('main').getByText(reference)).toBeVisible();
});

test('a message that could not be delivered can be sent again', async ({ page }) => {
  await openForm(page);
  const wait = 'Please try again in 42 seconds.';
  const refused = { success: false, error: wait };
  const failures = [
    ['Something went wrong. Please try again later.', undefined],
    [`Failed to send message. Try again. ${wait}`, { status: 429, json: refused }],
    [wrongEmail, { status: 422, json: { ...refused, errors: { email: wrongEmail } } }],
  ] as const;
  for (const [words, answer] of failures) {
    const fail = (route: Route) => (answer ? route.fulfill(answer) : route.abort());
    await page.route('**/send-email', fail, { times: 1 });
    await fill(page, typed);
    await send(page).click();
    await expect(alert(page)).toHaveText(words);
    await expect(success(page)).toBeHidden();
    await expectTyped(page, typed);
    await send(page).click();
    await success(page).getByRole('button', { name: 'Close' }).click();
  }
});

test('a form that is filled in early is not taken for quick', async ({ page }, { testId }) => {
  await page.clock.install({ time: 0 });
  const release = await openHeld(page, '/contact');
  await fill(page, { ...typed, details: `Early ${testId}` });
  release();
  await hydrated(page.getByRole('form'));
  await page.clock.pauseAt(3_600_000);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  expect(await messagesWith(testId)).toMatchObject([{ sign: null }]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused message can be corrected and sent', async ({ page }, { testId }) => {
    const details = `\nFirst line\nSecond & last ${testId}`;
    const refused = { ...typed, name: 'Ada "<b>Moore</b>"', email: 'ada@moore', details };
    await page.goto('/contact');
    await fill(page, refused);
    await send(page).click();
    await expect(page).toHaveURL(built('/send-email'));
    await expect(email(page)).toHaveAccessibleDescription(wrongEmail);
    await expect(email(page)).toBeFocused();
    await expectTyped(page, refused);
    await email(page).fill(typed.email);
    await send(page).click();
    const [stored] = await messagesWith(testId);
    await expect(page.getByRole('main')).toContainText(stored?.reference ?? 'none');
  });
});
