import { expect, type Page, test } from '@playwright/test';

import { lettersWith } from './support/outbox';
import { hydrated } from './support/page';

const name = (page: Page) => page.getByLabel('Name');
const company = (page: Page) => page.getByRole('textbox', { name: 'Company' });
const email = (page: Page) => page.getByLabel('Email');
const details = (page: Page) => page.getByLabel('How can we help?');
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const errors = (page: Page) => page.locator('form [id$="-error"]');
const alert = (page: Page) => page.getByRole('form').getByRole('alert');

const nameMissing = 'Name is required';
const emailMissing = 'Email is required';
const emailWrong = 'Please enter a valid email address';
const detailsMissing = 'Please provide details for your inquiry';
const failed = 'Failed to send message. Try again.';
const unreachable = 'Something went wrong. Please try again later.';

const typed = {
  name: 'Ada Moore',
  company: 'Moore Looms',
  email: 'ada@moore.example',
  details: 'We need a plan for our service desk.',
};

async function fill(page: Page, values: Partial<typeof typed>) {
  const { name: whom = '', company: firm = '', email: address = '', details: text = '' } = values;
  await name(page).fill(whom);
  await company(page).fill(firm);
  await email(page).fill(address);
  await details(page).fill(text);
}

async function expectTyped(page: Page, values: typeof typed) {
  await expect(name(page)).toHaveValue(values.name);
  await expect(company(page)).toHaveValue(values.company);
  await expect(email(page)).toHaveValue(values.email);
  await expect(details(page)).toHaveValue(values.details);
}

/** Requests that reach the address of the service, from now on. */
function posts(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/send-email') bodies.push(request.postDataJSON());
  });
  return bodies;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page.getByRole('form'));
});

for (const { title, values, expected, focused } of [
  {
    title: 'nothing',
    values: {},
    expected: [nameMissing, emailMissing, detailsMissing],
    focused: name,
  },
  {
    title: 'blanks',
    values: { name: '  ', email: ' ', details: ' \n ' },
    expected: [nameMissing, emailMissing, detailsMissing],
    focused: name,
  },
  { title: 'no name', values: { ...typed, name: '' }, expected: [nameMissing], focused: name },
  { title: 'no e-mail', values: { ...typed, email: '' }, expected: [emailMissing], focused: email },
  {
    title: 'no details',
    values: { ...typed, details: '' },
    expected: [detailsMissing],
    focused: details,
  },
  ...['ada', 'ada@moore', 'ada moore@looms.example', '@moore.example', 'ada@@moore.example'].map(
    (address) => ({
      title: `the e-mail "${address}"`,
      values: { ...typed, email: address },
      expected: [emailWrong],
      focused: email,
    }),
  ),
]) {
  test(`${title}: says why, goes to the first wrong field, sends nothing`, async ({ page }) => {
    const sent = posts(page);
    await fill(page, values);
    await send(page).click();
    await expect(errors(page)).toHaveText(expected);
    await expect(focused(page)).toBeFocused();
    await expect(focused(page)).toHaveAccessibleDescription(expected[0] ?? '');
    await expect(focused(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(alert(page)).toHaveCount(0);
    expect(sent).toEqual([]);
  });
}

test('editing a field clears its error and no other', async ({ page }) => {
  await send(page).click();
  await expect(errors(page)).toHaveText([nameMissing, emailMissing, detailsMissing]);
  await email(page).pressSequentially('a');
  await expect(errors(page)).toHaveText([nameMissing, detailsMissing]);
});

test('the details have four rows and the company is optional', async ({ page }) => {
  await expect(details(page)).toHaveAttribute('rows', '4');
  await expect(company(page)).not.toHaveAttribute('required');
});

test('a message arrives, is confirmed and leaves an empty form', async ({ page }, { testId }) => {
  const sent = posts(page);
  const message = { ...typed, company: '', details: `Arrives ${testId}` };
  await fill(page, message);
  await send(page).click();
  const dialog = page.getByRole('dialog', { name: 'Message Sent Successfully!' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(
    'Thank you for reaching out. Someone from our team will respond to your inquiry shortly.',
  );
  expect(sent).toEqual([message]);
  const [letter, ...others] = lettersWith(message.details);
  expect(others).toEqual([]);
  expect(letter).toContain('Subject: Contact form: Ada Moore');
  expect(letter).toMatch(/^Reply-To: .*ada@moore\.example/m);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expectTyped(page, { name: '', company: '', email: '', details: '' });
  await expect(send(page)).toBeEnabled();
});

test('is busy while a message is under way', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/send-email', async (route) => {
    await held;
    await route.fulfill({ json: { success: true } });
  });
  await fill(page, typed);
  await send(page).click();
  const busy = page.getByRole('button', { name: 'Sending...' });
  await expect(busy).toBeDisabled();
  await expectTyped(page, typed);
  answer();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(busy).toHaveCount(0);
});

for (const { title, answer, words } of [
  { title: 'a refusal', answer: { json: { success: false } }, words: failed },
  { title: 'an error', answer: { status: 503, json: { success: false } }, words: failed },
  { title: 'an answer without success', answer: { json: {} }, words: failed },
  { title: 'an answer that is no JSON', answer: { status: 502, body: '<h1>' }, words: unreachable },
  { title: 'a lost connection', answer: undefined, words: unreachable },
]) {
  test(`${title}: says so, keeps what was typed, lets it go again`, async ({ page }) => {
    await page.route('**/send-email', (route) =>
      answer ? route.fulfill(answer) : route.abort('connectionreset'),
    );
    await fill(page, typed);
    await send(page).click();
    await expect(alert(page)).toHaveText(words);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectTyped(page, typed);
    await page.unroute('**/send-email');
    await page.route('**/send-email', (route) => route.fulfill({ json: { success: true } }));
    await send(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
}
