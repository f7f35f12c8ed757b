import { expect, type Page } from '@playwright/test';
import { dayMs } from '#lib/site/dates';

import { built } from './support/built-base';
import { listPages, posts } from './support/content';
import { hydrated, openHeld, openHydrated } from './support/page';
import { quiet, when } from './support/test';

// lib/content/pages tests the spellings of a month, components/blog a month in a query and one without
// posts, pages.test.ts what the page of a month shows, and lib/site/dates.test.ts how an age is counted.

const all = posts();
// Enough for a row of cards.
const test = when(all.length >= 3);
const main = (page: Page) => page.getByRole('main');
const archive = (page: Page) => page.getByRole('navigation', { name: 'Blog Archive' });

test('cards have age and series, and a phone a link to the archive', async ({ page }) => {
  // The next day, for an age that the HTML does not have.
  await page.clock.setFixedTime(Date.parse(all[0]?.date ?? '') + 36 * 3_600_000);
  await openHydrated(page, '/blog');
  const age = page.getByText(/^· (\d|Yesterday)/).first();
  for (const part of [age, main(page).locator('time').first()])
    await expect(part).toHaveCSS('text-wrap-mode', 'nowrap');
  const part = listPages()[0]?.find(({ series }) => series);
  if (part) {
    const card = main(page).getByRole('article', { name: part.title, exact: true });
    const kicker = `${part.series?.name} · Part ${part.series?.part} of `;
    await expect(card).toContainText(new RegExp(`${kicker}\\d`));
    await expect(card.getByText(part.excerpt)).toHaveCSS('-webkit-line-clamp', '3');
  }

  await page.setViewportSize({ width: 390, height: 800 });
  await main(page).getByRole('link', { name: 'Blog Archive' }).click();
  await expect(archive(page)).toBeInViewport();
  await archive(page).getByRole('listitem').getByRole('link').first().click();
  await expect(main(page).getByText(/^Posts from /)).toBeInViewport();
});

/** A post whose age is in the HTML. */
const old = all.find(({ date }) => Date.now() - Date.parse(date) > 40 * dayMs);

// docs/specification.md T4
when(old, quiet)('a script corrects the age of an old post in the file', async ({ page }) => {
  const age = main(page)
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
});

/** A post with a table of four columns. */
const post = all.find(({ body }) => /^\|(?:[^|\n]+\|){4}/m.test(body));

when(post)('on a phone a wide table shows that it goes on, and scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/blog/${post?.id}`);
  const table = main(page)
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader').nth(3) });
  const box = table.first().locator('xpath=..');
  await box.scrollIntoViewIfNeeded();
  const name = table.first().getByRole('columnheader').first();
  await name.evaluate((node) => node.append(' of a column'.repeat(9)));
  expect(await box.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(true);
  await expect(box).toHaveCSS('background-image', /linear-gradient/);
  await box.evaluate((node) => node.scrollTo({ left: node.scrollWidth, behavior: 'instant' }));
  await expect(table.first().getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
  // Two columns have room.
  const width = await box.evaluate((node) => {
    for (const row of node.querySelectorAll('tr')) while (row.cells[2]) row.deleteCell(2);
    return node.scrollWidth - node.clientWidth;
  });
  expect(width).toBe(0);
});

test('the second address of a post stays in the address bar', async ({ page }) => {
  const [newest, next] = all;
  await openHydrated(page, `/blogs/${newest?.id}`);
  await expect(page).toHaveURL(built(`/blogs/${newest?.id}`));
  await main(page).getByRole('link', { name: 'Next Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next?.title ?? '');
  await page.goBack();
  await expect(page).toHaveURL(built(`/blogs/${newest?.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '');
});
