import { expect, type Page } from '@playwright/test';
import {
  alert,
  company,
  details,
  email,
  expectTyped,
  fill,
  name,
  posts,
  send,
  success,
  typed,
} from './support/contact-form';
import { hydrated } from './support/page';
import { test } from './support/test';
import { firstOf } from './support/variants';

const nothing = { name: '', company: '', email: '', details: '' };
const errors = (page: Page) => page.locator('form [id$="-error"]');

const nameMissing = 'Name is required';
const emailMissing = 'Email is required';
const emailWrong = 'Please enter a valid email address';
const detailsMissing = 'Please provide details for your inquiry';

const cases = [
  {
    title: 'nothing',
    values: {},
    expected: [nameMissing, emailMissing, detailsMissing],
    focused: name,
  },
  {
    title: 'no details',
    values: { ...typed, details: '' },
    expected: [detailsMissing],
    focused: details,
  },
  // lib/contact/schema.test.ts tests more addresses. The check of the browser would accept the
  // second.
  ...['ada', 'ada@moore'].map((address) => ({
    title: `the e-mail "${address}"`,
    values: { ...typed, email: address },
    expected: [emailWrong],
    focused: email,
  })),
  {
    title: 'blanks',
    values: { name: '  ', email: ' ', details: ' \n ' },
    expected: [nameMissing, emailMissing, detailsMissing],
    focused: name,
  },
  { title: 'no name', values: { ...typed, name: '' }, expected: [nameMissing], focused: name },
  { title: 'no e-mail', values: { ...typed, email: '' }, expected: [emailMissing], focused: email },
];

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page.getByRole('form'));
});

test('an incomplete message is not sent', async ({ page }) => {
  await test.step('the details have four rows and the company is optional', async () => {
    await expect(details(page)).toHaveAttribute('rows', '4');
    await expect(company(page)).not.toHaveAttribute('required');
  });

  const sent = posts(page);
  for (const { title, values, expected, focused } of firstOf(cases, 3)) {
    await test.step(`${title}: shows why, focuses the first invalid field, sends nothing`, async () => {
      await fill(page, values);
      await send(page).click();
      await expect(errors(page)).toHaveText(expected);
      await expect(focused(page)).toBeFocused();
      await expect(focused(page)).toHaveAccessibleDescription(expected[0] ?? '');
      await expect(focused(page)).toHaveAttribute('aria-invalid', 'true');
      // The alert announces all errors to screen readers, while the focus announces only the first.
      await expect(alert(page)).toHaveText(expected.join('. '));
      // An e-mail field strips spaces around its value (HTML, section 4.10.5.1.5).
      const kept = { ...nothing, ...values };
      await expectTyped(page, { ...kept, email: kept.email.trim() });
      expect(sent).toEqual([]);
    });
  }

  await test.step('editing a field clears its error and no other', async () => {
    await fill(page, nothing);
    await send(page).click();
    await expect(errors(page)).toHaveText([nameMissing, emailMissing, detailsMissing]);
    await email(page).pressSequentially('a');
    await expect(errors(page)).toHaveText([nameMissing, detailsMissing]);
  });
});

test('a corrected message is sent', async ({ page }) => {
  const sent = posts(page);
  await page.route('**/send-email', (route) => route.fulfill({ json: { success: true } }));

  await test.step('a field corrected before the second attempt has no error', async () => {
    await fill(page, { ...typed, email: 'ada' });
    await send(page).click();
    await expect(email(page)).toHaveAccessibleDescription(emailWrong);
    await email(page).fill(typed.email);
    await expect(email(page)).not.toHaveAttribute('aria-invalid');
    await expect(email(page)).toHaveAccessibleDescription('');
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await expect(alert(page)).toBeEmpty();
    expect(sent).toEqual([typed]);
    await success(page).getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a message is sent without spaces around values, and counts once', async () => {
    // What a build with BEACON_URL counts (docs/decisions/0036-own-beacon.md).
    await page.evaluate(() => {
      addEventListener('contact-sent', () => {
        const { dataset } = document.body;
        dataset.counted = `${Number(dataset.counted ?? 0) + 1}`;
      });
    });
    await fill(page, { ...typed, name: '  Ada Moore ', email: ' ada@moore.example ' });
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect(await page.evaluate(() => document.body.dataset.counted)).toBe('1');
    expect(sent).toEqual([typed, typed]);
  });
});
