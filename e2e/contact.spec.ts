import { expect, type Page, type Route } from '@playwright/test';

import { built } from './support/built-base';
import {
  alert,
  company,
  details,
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
import { chunks, hold, hydrated } from './support/page';
import { when } from './support/test';

/** Nothing is registered for a site without it. */
const test = when(hasForm());

// lib/contact tests what is valid and all answers of the service; server tests the service itself.

const failed = 'Failed to send message. Try again.';
const unreachable = 'Something went wrong. Please try again later.';
const yes = { json: { success: true } };
const nothing = { name: '', company: '', email: '', details: '' };
const close = (page: Page) => success(page).getByRole('button', { name: 'Close' }).click();

/** Answers messages from now on as given, or breaks the connection if nothing is given. */
async function answerWith(page: Page, answer?: Parameters<Route['fulfill']>[0]) {
  await page.unroute('**/send-email');
  await page.route('**/send-email', (route) =>
    answer ? route.fulfill(answer) : route.abort('connectionreset'),
  );
}

test('an incomplete message is not sent; each wrong field says why', async ({ page }) => {
  await openForm(page);
  const sent = posts(page);
  const missing = [
    'Name is required',
    'Email is required',
    'Please provide details for your inquiry',
  ];
  const wrong = 'Please enter a valid email address';
  const cases = [
    { values: { name: '  ', email: ' ', details: ' \n ' }, errors: missing, focused: name },
    // The check of the browser would accept this address.
    { values: { ...typed, email: 'ada@moore' }, errors: [wrong], focused: email },
  ];
  for (const { values, errors, focused } of cases) {
    await fill(page, values);
    await send(page).click();
    await expect(focused(page)).toBeFocused();
    await expect(focused(page)).toHaveAccessibleDescription(errors[0] ?? '');
    // The alert announces all errors to screen readers, while the focus announces only the first.
    await expect(alert(page)).toHaveText(errors.join('. '));
  }
  expect(sent).toEqual([]);

  await email(page).fill(typed.email);
  await expect(email(page)).not.toHaveAttribute('aria-invalid');
  await expect(email(page)).toHaveAccessibleDescription('');
});

test('a message arrives once, is confirmed with its reference and leaves an empty form', async ({
  page,
}, { testId }) => {
  await openForm(page);
  const sent = posts(page);
  const message = { ...typed, details: `Arrives ${testId}` };
  const answer = await hold(page, '**/send-email');
  await fill(page, { ...message, name: `  ${typed.name} ` });
  await page.clock.runFor(20_000);
  await send(page).dblclick();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await email(page).press('Enter');
  answer();
  await expect(success(page)).toHaveAccessibleDescription(/Someone from our team will respond/);
  expect(sent).toEqual([message]);
  const stored = await messagesWith(testId);
  expect(stored).toMatchObject([{ ...message, state: 'waiting', sign: null }]);
  await expect(success(page)).toContainText(`Your reference: ${stored[0]?.reference}`);
  await page.keyboard.press('Escape');
  await expect(success(page)).toBeHidden();
  await expect(send(page)).toBeFocused();
  await expectTyped(page, nothing);
});

test('a message that could not be delivered stays in the form and can be sent again', async ({
  page,
}) => {
  await openForm(page);
  const wait = 'Please try again in 42 seconds.';
  const email422 = 'Please enter a valid email address';
  const failures = [
    { answer: undefined, words: unreachable },
    { answer: { status: 502, body: '<h1>' }, words: unreachable },
    { answer: { status: 503, json: { success: false } }, words: failed },
    {
      answer: { status: 429, json: { success: false, error: wait } },
      words: `${failed} ${wait}`,
    },
    {
      answer: { status: 422, json: { success: false, error: 'x', errors: { email: email422 } } },
      words: email422,
    },
  ];
  for (const { answer, words } of failures) {
    await test.step(words, async () => {
      await answerWith(page, answer);
      await fill(page, typed);
      await send(page).click();
      await expect(alert(page)).toHaveText(words);
      await expect(success(page)).toBeHidden();
      await expectTyped(page, typed);
      await answerWith(page, yes);
      await send(page).click();
      await expect(success(page)).toBeVisible();
      await close(page);
    });
  }
  await test.step('no answer for half a minute', async () => {
    await page.unroute('**/send-email');
    await page.route('**/send-email', () => new Promise<void>(() => undefined));
    await fill(page, typed);
    await send(page).click();
    await page.clock.runFor(29_000);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.clock.runFor(1000);
    await expect(alert(page)).toHaveText(unreachable);
    await expectTyped(page, typed);
  });
});

test('text that was not sent is there again after another page, and after another document', async ({
  page,
}) => {
  await openForm(page);
  await fill(page, typed);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(built('/'));
  await page.goBack();
  await expectTyped(page, typed);
  await page.goto('/search');
  await page.goBack();
  await expectTyped(page, typed);
});

test('what tells a bot from a person', async ({ page }, { testId }) => {
  await openForm(page);
  const deliver = async (mark: string, ms: number) => {
    await fill(page, { ...typed, details: mark });
    await page.clock.runFor(ms);
    await send(page).click();
    await close(page);
    return messagesWith(mark);
  };
  const trap = page.locator('[name="website"]');
  await expect(trap).toBeHidden();
  expect(await deliver(`Slow ${testId}`, 1000)).toMatchObject([{ sign: null }]);
  // Not the first message of the visit, which shows that each is timed separately.
  expect(await deliver(`Quick ${testId}`, 999)).toMatchObject([{ sign: 'quick' }]);
  await trap.evaluate((field) => Object.assign(field, { value: 'https://spam.example' }));
  expect(await deliver(`Trapped ${testId}`, 20_000)).toMatchObject([{ state: 'suspect' }]);
});

test('a form filled in before the scripts run is not taken for quick', async ({ page }, {
  testId,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto('/contact');
  // Typing starts the scripts, which come after it.
  const release = await hold(page, chunks);
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

  test('a refused message is still in the form, a delivered one leads to its reference', async ({
    page,
  }, { testId }) => {
    const text = `\nFirst line\nSecond & last ${testId}`;
    await page.goto('/contact');
    await fill(page, { ...typed, name: 'Ada "<b>Moore</b>"', email: 'ada@moore', details: text });
    await send(page).click();
    await expect(page).toHaveURL(built('/send-email'));
    await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(email(page)).toBeFocused();
    await expect(name(page)).toHaveValue('Ada "<b>Moore</b>"');
    await expect(company(page)).toHaveValue(typed.company);
    await expect(details(page)).toHaveValue(text);
    await email(page).fill(typed.email);
    await send(page).click();
    const [stored] = await messagesWith(testId);
    await expect(page.getByRole('main')).toContainText(stored?.reference ?? 'none');
  });
});

test('the page after a form without scripts keeps the reference when React starts', async ({
  page,
}, { testId }) => {
  const form = { ...typed, details: `Hydrated ${testId}` };
  const answer = await page.request.post(built('/send-email'), { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  await page.goto(answer.headers().location ?? '');
  await hydrated(page);
  const [stored] = await messagesWith(testId);
  await expect(page.getByRole('main').getByText(stored?.reference ?? 'none')).toBeVisible();
});
