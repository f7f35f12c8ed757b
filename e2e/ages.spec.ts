import { expect } from '@playwright/test';

import { posts } from './support/content';
import { complaints, hydrated, openHeld } from './support/page';
import { when } from './support/test';

// docs/specification.md T4. How an age is counted, by the day of the visitor: lib/site/dates.test.ts.

const [post] = posts();
const test = when(post);
const dayAfter = Date.parse(post?.date ?? '2026-01-01') + 36 * 3_600_000;

const old = posts().find(({ date }) => Date.now() - Date.parse(date) > 40 * 86_400_000);

when(old)('the file has the age of an old post, which a script corrects', async ({ page }) => {
  const faults = complaints(page);
  const age = page
    .getByRole('main')
    .locator('header')
    .first()
    .getByText(/^· \d+ (month|year)s? ago$/);
  await page.clock.setFixedTime(`${Number(old?.date.slice(0, 4)) + 30}-12-31T12:00:00Z`);
  const release = await openHeld(page, `/blog/${old?.id}`);
  await expect(age).toBeVisible();
  await expect(age).not.toHaveText('· 30 years ago');
  release();
  await hydrated(page);
  await expect(age).toHaveText('· 30 years ago');
  expect(faults).toEqual([]);
});

test('dates and ages do not break across lines', async ({ page }) => {
  await page.clock.setFixedTime(dayAfter);
  await page.goto('/blog');
  await hydrated(page);
  await expect(page.getByText(/^· (\d|Yesterday)/).first()).toBeAttached();
  for (const width of [320, 390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page.locator('main time, main time + span').evaluateAll((nodes) =>
      nodes
        .filter((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect(broken, `${width} px`).toEqual([]);
  }
});
