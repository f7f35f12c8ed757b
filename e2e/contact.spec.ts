import path from 'node:path';
import { expect, type Route } from '@playwright/test';
import { minFillMs } from '#lib/contact/honeypot';
import { openFile } from '#server/database-libsql';
import type { StoredMessage } from '#server/store';

import { judge } from './support/axe';
import { built } from './support/built-base';
import * as form from './support/contact-form';
import { hasForm } from './support/content';
import { hold, hydrated, openHeld, openHydrated } from './support/page';
import { when, withoutScripts } from './support/test';

const test = when(hasForm());

// lib/contact tests what is valid and all answers of the service; server tests the service itself.

const wrongEmail = 'Please enter a valid email address';
const nothing = { name: '', company: '', email: '', details: '' };

/** Messages in the database of the service under test whose details contain the text. */
async function messagesWith(text: string): Promise<StoredMessage[]> {
  const database = openFile(path.join(process.env.DATA_DIR ?? '', 'messages.db'));
  const search = 'SELECT * FROM messages WHERE instr(details, ?) > 0';
  const messages = database.all<StoredMessage>(search, [text]);
  return messages.finally(() => database.close());
}

test('what is not sent is kept, and says why; what failed can be sent again', async ({ page }) => {
  await openHydrated(page, '/contact', 'form');
  const sent = form.posts(page);
  const missing = 'Name is required. Email is required. Please provide details for your inquiry';
  for (const [values, errors, focused] of [
    [{ name: '  ', email: ' ', details: ' \n ' }, missing, form.name],
    // The check of the browser would accept this address.
    [{ ...form.typed, email: 'ada@moore' }, wrongEmail, form.email],
  ] as const) {
    await form.fill(page, values);
    await form.send(page).click();
    await expect(focused(page)).toBeFocused();
    await expect(focused(page)).toHaveAccessibleDescription(errors.split('. ')[0] ?? '');
    // The alert announces all errors to screen readers, while the focus announces only the first.
    await expect(form.alert(page)).toHaveText(errors);
    if (focused === form.name) await judge(page);
  }
  expect(sent).toEqual([]);
  await form.email(page).fill(form.typed.email);
  await expect(form.email(page)).not.toHaveAttribute('aria-invalid');
  await expect(form.email(page)).toHaveAccessibleDescription('');

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(built('/'));
  await page.goBack();
  await form.expectTyped(page, form.typed);
  await page.goto('/search');
  await page.goBack();
  await form.expectTyped(page, form.typed);

  await hydrated(page, 'form');
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
    await form.fill(page, form.typed);
    await form.send(page).click();
    await expect(form.alert(page)).toHaveText(words);
    await expect(form.success(page)).toBeHidden();
    await form.expectTyped(page, form.typed);
    await form.send(page).click();
    await form.success(page).getByRole('button', { name: 'Close' }).click();
  }
});

test('a message that is begun before the scripts arrives once', async ({ page }, { testId }) => {
  // Stopped later, so that the test controls how long a person takes.
  await page.clock.install({ time: 0 });
  const release = await openHeld(page, '/contact');
  const sent = form.posts(page);
  const message = { ...form.typed, details: `Arrives ${testId}` };
  await form.fill(page, { ...message, name: `  ${form.typed.name} `, details: 'Begun' });
  release();
  await hydrated(page, 'form');
  await page.clock.pauseAt(3_600_000);
  await form.details(page).fill(message.details);
  const answer = await hold(page, '**/send-email');
  await form.send(page).dblclick();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await form.email(page).press('Enter');
  answer();
  await expect(form.success(page)).toHaveAccessibleDescription(/Someone from our team will/);
  expect(sent).toEqual([message]);
  const stored = await messagesWith(testId);
  expect(stored).toMatchObject([{ ...message, state: 'waiting', sign: null }]);
  const [{ reference } = { reference: 'none' }] = stored;
  await expect(form.success(page)).toContainText(`Your reference: ${reference}`);
  await page.keyboard.press('Escape');
  await expect(form.success(page)).toBeHidden();
  await expect(form.send(page)).toBeFocused();
  await form.expectTyped(page, nothing);

  // The fields that detect bots.
  const deliver = async (mark: string, ms: number) => {
    await form.fill(page, { ...form.typed, details: `${mark} ${testId}` });
    await page.clock.runFor(ms);
    await form.send(page).click();
    await form.success(page).getByRole('button', { name: 'Close' }).click();
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

when(hasForm(), withoutScripts)(
  'without scripts a refused message can be corrected and sent',
  async ({ page }, { testId }) => {
    const details = `\nFirst line\nSecond & last ${testId}`;
    const refused = { ...form.typed, name: 'Ada "<b>Moore</b>"', email: 'ada@moore', details };
    await page.goto('/contact');
    await form.fill(page, refused);
    await form.send(page).click();
    await expect(page).toHaveURL(built('/send-email'));
    await expect(form.email(page)).toHaveAccessibleDescription(wrongEmail);
    await expect(form.email(page)).toBeFocused();
    await form.expectTyped(page, refused);
    await form.email(page).fill(form.typed.email);
    await form.send(page).click();
    const [stored] = await messagesWith(testId);
    await expect(page.getByRole('main')).toContainText(stored?.reference ?? 'none');
  },
);
