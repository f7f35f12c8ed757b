import { expect, type Page } from '@playwright/test';
import { fill, name, openForm, posts, send, success, typed } from './support/contact-form';
import { emailsWith } from './support/outbox';
import { test } from './support/test';
import { firstOf } from './support/variants';

test.use({ clock: true });

const honeypot = '[name="website"]';

/** Sends what the form holds and closes the confirmation. */
async function sendAndClose(page: Page) {
  await send(page).click();
  await success(page).getByRole('button', { name: 'Close' }).click();
  await expect(success(page)).toBeHidden();
}

test('what a message tells about a bot', async ({ page }, { testId }) => {
  await openForm(page);
  const sent = posts(page);

  await test.step('the honeypot field is hidden from people', async () => {
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

  await test.step('a message that fills every field is set aside, not discarded', async () => {
    const mark = `Every field ${testId}`;
    await fill(page, { ...typed, details: mark });
    await page.locator(honeypot).evaluate((field) => {
      (field as HTMLInputElement).value = 'https://spam.example';
    });
    await page.clock.runFor(20_000);
    await sendAndClose(page);
    expect(sent).toHaveLength(1);
    expect(emailsWith(mark)).toHaveLength(0);
    expect(emailsWith(mark, 'suspect')).toHaveLength(1);
  });
});

test('how long a message takes', async ({ page }, { testId }) => {
  await openForm(page);

  // Each but the first is not the first of its visit, which shows that they are timed separately.
  const times = [
    { ms: 999, marked: true },
    { ms: 1000, marked: false },
    { ms: 5000, marked: false },
    { ms: 0, marked: true },
  ];
  for (const { ms, marked } of firstOf(times, 2)) {
    await test.step(`a form filled in ${ms} ms is delivered, marked: ${marked}`, async () => {
      const mark = `In ${ms} ms ${testId}`;
      await fill(page, { ...typed, details: mark });
      await page.clock.runFor(ms);
      await sendAndClose(page);
      const [letter = '', ...others] = emailsWith(mark);
      expect(others).toEqual([]);
      expect(letter).not.toBe('');
      expect(/^Subject: \[Quick\] /m.test(letter)).toBe(marked);
      expect(/^X-Contact-Sign: quick\r$/m.test(letter)).toBe(marked);
    });
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
