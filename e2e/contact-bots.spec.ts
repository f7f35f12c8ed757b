import { expect } from '@playwright/test';
import { fill, name, openForm, posts, send, success, typed } from './support/contact-form';
import { emailsWith } from './support/outbox';
import { test } from './support/test';

const honeypot = '[name="website"]';

test('the honeypot field is hidden from people', async ({ page }) => {
  await openForm(page);
  await expect(page.locator(honeypot)).toBeHidden();
  await expect(page.getByRole('form').getByRole('textbox')).toHaveCount(4);
  await name(page).focus();
  const stops: string[] = [];
  for (let stop = 0; stop < 6; stop += 1) {
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
    await page.keyboard.press('Tab');
  }
  expect(stops.slice(0, 4)).toEqual(['name', 'company', 'email', 'details']);
  expect(stops).not.toContain('website');
});

test('a message that fills every field is set aside, not discarded', async ({ page }, {
  testId,
}) => {
  await openForm(page);
  const sent = posts(page);
  await fill(page, { ...typed, details: `Every field ${testId}` });
  await page.locator(honeypot).evaluate((field) => {
    (field as HTMLInputElement).value = 'https://spam.example';
  });
  await page.clock.runFor(20_000);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(emailsWith(testId)).toHaveLength(0);
  expect(emailsWith(testId, 'suspect')).toHaveLength(1);
});

for (const { ms, marked } of [
  { ms: 999, marked: true },
  { ms: 1000, marked: false },
]) {
  test(`a form filled in ${ms} ms is delivered, marked: ${marked}`, async ({ page }, {
    testId,
  }) => {
    await openForm(page);
    await fill(page, { ...typed, details: `Quick ${testId}` });
    await page.clock.runFor(ms);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    const [letter = '', ...others] = emailsWith(testId);
    expect(others).toEqual([]);
    expect(/^Subject: \[Quick\] /m.test(letter)).toBe(marked);
    expect(/^X-Contact-Sign: quick\r$/m.test(letter)).toBe(marked);
  });
}

test('the second message of a visit is timed separately', async ({ page }, { testId }) => {
  await openForm(page);
  for (const [part, marked] of [
    ['first', false],
    ['second', true],
  ] as const) {
    await fill(page, { ...typed, details: `${part} ${testId}` });
    if (!marked) await page.clock.runFor(5000);
    await send(page).click();
    await success(page).getByRole('button', { name: 'Close' }).click();
    const [letter = ''] = emailsWith(`${part} ${testId}`);
    expect(/^X-Contact-Sign: quick\r$/m.test(letter)).toBe(marked);
  }
});

test(
  'a form filled in before the scripts run is not marked as quick',
  { tag: '@both' },
  async ({ page }, { testId }) => {
    await page.clock.install({ time: 0 });
    await page.route('**/*.js', async (route) => {
      await typing;
      await route.continue();
    });
    const typing = (async () => {
      await page.goto('/contact', { waitUntil: 'commit' });
      await fill(page, { ...typed, details: `Early ${testId}` });
    })();
    await typing;
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(3_600_000);
    await name(page).fill('Ada');
    await send(page).click();
    await expect(success(page)).toBeVisible();
    const [letter = ''] = emailsWith(testId);
    expect(letter).not.toBe('');
    expect(letter).not.toMatch(/^X-Contact-Sign:/m);
  },
);
