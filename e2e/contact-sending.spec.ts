import { expect, type Page, type Route } from '@playwright/test';
import {
  alert,
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
import { emailsWith } from './support/outbox';
import { test } from './support/test';
import { firstOf } from './support/variants';

test.use({ clock: true });

const failed = 'Failed to send message. Try again.';
const unreachable = 'Something went wrong. Please try again later.';
const yes = { json: { success: true } };
const nothing = { name: '', company: '', email: '', details: '' };

test.beforeEach(({ page }) => openForm(page));

const close = (page: Page) => success(page).getByRole('button', { name: 'Close' }).click();

/** Answers messages from now on as given, or breaks the connection if nothing is given. */
async function answerWith(page: Page, answer?: Parameters<Route['fulfill']>[0]) {
  await page.unroute('**/send-email');
  await page.route('**/send-email', (route) =>
    answer ? route.fulfill(answer) : route.abort('connectionreset'),
  );
}

test('a message is delivered', async ({ page }, { testId }) => {
  await test.step('a message arrives, is confirmed and leaves an empty form', async () => {
    const sent = posts(page);
    const message = { ...typed, company: '', details: `Arrives ${testId}` };
    await fill(page, message);
    await page.clock.runFor(20_000);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await expect(success(page)).toHaveAccessibleDescription(
      'Thank you for reaching out. Someone from our team will respond to your inquiry shortly.',
    );
    expect(sent).toEqual([message]);
    const [letter, ...others] = emailsWith(message.details);
    expect(others).toEqual([]);
    expect(letter).toContain('Subject: Contact form: Ada Moore');
    expect(letter).toMatch(/^Reply-To: .*ada@moore\.example/m);

    await close(page);
    await expect(success(page)).toBeHidden();
    await expectTyped(page, nothing);
    await expect(send(page)).toBeEnabled();
  });

  await test.step('shows the reference of a message, and none where the answer has none', async () => {
    const reference = 'K7QM-3XTD';
    await answerWith(page, { json: { success: true, reference } });
    await fill(page, typed);
    await send(page).click();
    await expect(success(page)).toContainText(`Your reference: ${reference}`);
    await success(page).getByText(reference).click();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(reference);
    await close(page);
    await answerWith(page, yes);
    await fill(page, typed);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await expect(success(page)).not.toContainText('reference');
  });

  await test.step('the confirmation closes on Escape too', async () => {
    await expect(success(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(success(page)).toBeHidden();
  });
});

test('text that was not sent is restored', async ({ page }) => {
  const leaveAndReturn = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  };

  await test.step('after another page of the site', async () => {
    await fill(page, typed);
    await leaveAndReturn();
    await expectTyped(page, typed);
    await answerWith(page, yes);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await close(page);
    await leaveAndReturn();
    await expectTyped(page, nothing);
  });

  await test.step('after another document', async () => {
    await fill(page, typed);
    await page.goto('/careers');
    await page.goBack();
    await expectTyped(page, typed);
  });
});

test('is busy while a message is being sent, and sends it once', { tag: '@both' }, async ({
  page,
}) => {
  const sent = posts(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/send-email', async (route) => {
    await held;
    await route.fulfill(yes);
  });
  await fill(page, typed);
  await send(page).dblclick();
  const busy = page.getByRole('button', { name: 'Sending...' });
  await expect(busy).toBeDisabled();
  await details(page).press('Tab');
  await email(page).press('Enter');
  await expectTyped(page, typed);
  answer();
  await expect(success(page)).toBeVisible();
  await expect(busy).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

const failures = [
  { title: 'a refusal', answer: { json: { success: false } }, words: failed },
  { title: 'an answer that is no JSON', answer: { status: 502, body: '<h1>' }, words: unreachable },
  { title: 'a lost connection', answer: undefined, words: unreachable },
  { title: 'an error', answer: { status: 503, json: { success: false } }, words: failed },
  { title: 'an answer without success', answer: { json: {} }, words: failed },
];
test('a message that could not be delivered', async ({ page }) => {
  // lib/contact/client.test.ts tests all of them.
  for (const { title, answer, words } of firstOf(failures, 2)) {
    await test.step(`${title}: shows an error, keeps the text, can be sent again`, async () => {
      await answerWith(page, answer);
      await fill(page, typed);
      await send(page).click();
      await expect(alert(page)).toHaveText(words);
      await expect(success(page)).toBeHidden();
      await expectTyped(page, typed);
      await answerWith(page, yes);
      await send(page).click();
      await expect(success(page)).toBeVisible();
      await expect(alert(page)).toBeEmpty();
      await close(page);
    });
  }

  await test.step('sends by keyboard alone, and again after a failure', async () => {
    await answerWith(page, { json: { success: false } });
    await name(page).focus();
    for (const [index, text] of Object.values(typed).entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alert(page)).toHaveText(failed);
    await expect(send(page)).toBeFocused();
    await answerWith(page, yes);
    await page.keyboard.press('Space');
    await expect(success(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(success(page)).toBeHidden();
    await expect(send(page)).toBeFocused();
  });

  await test.step('an answer that takes more than half a minute is a failure', async () => {
    await page.unroute('**/send-email');
    await page.route('**/send-email', () => new Promise<void>(() => undefined));
    await fill(page, typed);
    await send(page).click();
    await page.clock.runFor(29_000);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.clock.runFor(1000);
    await expect(alert(page)).toHaveText(unreachable);
    await expectTyped(page, typed);
    await expect(send(page)).toBeEnabled();
  });
});
