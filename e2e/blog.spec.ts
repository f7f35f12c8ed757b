import { expect, type Page } from '@playwright/test';

import { built } from './support/built-base';
import { firstPage, type Post, posts } from './support/content';
import { complaints, hydrated } from './support/page';
import { goSoftly } from './support/payload';
import { when } from './support/test';

// lib/content/pages tests the spellings of a month, components/blog a month without posts.

const all = posts();
// Enough for series, months and topics.
const test = when(all.length >= 10);
test.use({ viewport: { width: 1440, height: 900 } });
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const archive = (page: Page) => page.getByRole('navigation', { name: 'Blog Archive' });
const showAll = (page: Page) => archive(page).getByRole('link', { name: 'Show All Posts' });
const status = (page: Page) => main(page).getByText(/^Posts from /);
const hrefs = (page: Page) =>
  cards(page).evaluateAll((nodes) => nodes.map((each) => each.querySelector('a')?.pathname));
const addresses = (list: readonly Post[]) => list.map(({ id }) => built(`/blog/${id}`));
const nameOf = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });

/** Months with posts, newest first. */
const months = [...new Set(all.map(({ date }) => date.slice(0, 7)))];
const inMonth = (month: string) => all.filter(({ date }) => date.startsWith(month));
/** The year with the most months, and two of its months. */
const monthsOf = (year: string) => months.filter((month) => month.startsWith(year));
const [year = ''] = months
  .map((month) => month.slice(0, 4))
  .sort((a, b) => monthsOf(b).length - monthsOf(a).length);
const [later = '', earlier = ''] = monthsOf(year);
/** A year before the first post. */
const emptyYear = Number(months.at(-1)?.slice(0, 4)) - 1;
/** Page of a month, e.g. of `2024-05`. */
const pathOfMonth = (month: string) => `/blog/${month.replace('-', '/')}`;
const linkTo = (page: Page, month: string) =>
  archive(page).locator(`a[href$="${pathOfMonth(month)}#posts"]`);

test('the list has columns of equal cards, which name the part of a series', async ({ page }) => {
  await page.goto('/blog');
  const part = firstPage().find(({ series }) => series);
  if (part) {
    const card = main(page).getByRole('article', { name: part.title, exact: true });
    const kicker = `${part.series?.name} · Part ${part.series?.part} of `;
    await expect(card).toContainText(new RegExp(`${kicker}\\d`));
    await expect(card.getByText(part.excerpt)).toHaveCSS('-webkit-line-clamp', '3');
  }
  for (const [width, columns] of [
    [1440, 3],
    [800, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await cards(page).evaluateAll((nodes) =>
      nodes.map((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      }),
    );
    expect(new Set(boxes.map(([left]) => left)).size, `${width} px`).toBe(columns);
    expect(new Set(boxes.map((box) => box[2])).size, `${width} px`).toBe(1);
    for (const top of new Set(boxes.map((box) => box[1]))) {
      const row = boxes.filter((box) => box[1] === top);
      expect(new Set(row.map((box) => box[3])).size, `row at ${top}`).toBe(1);
    }
  }
});

test('a month filters the list, is marked in the archive, and can be left', async ({ page }) => {
  expect(inMonth(later).length).toBeLessThan(all.length);
  const errors = complaints(page);
  const expectMonth = async (month: string) => {
    await expect(page).toHaveURL(new RegExp(`${pathOfMonth(month)}(#posts)?$`));
    await expect(status(page)).toHaveText(`Posts from ${nameOf(month)} ${year}`);
    await expect.poll(() => hrefs(page)).toEqual(addresses(inMonth(month)));
    await expect(archive(page).locator('[aria-current]')).toHaveText(
      `${nameOf(month)} (${inMonth(month).length})`,
    );
    await expect(linkTo(page, month)).toBeVisible();
  };
  await page.goto(`/blog?year=${year}&month=${nameOf(later)}`);
  await expectMonth(later);
  await linkTo(page, earlier).click();
  await expectMonth(earlier);
  await showAll(page).press('Enter');
  await expect(page).toHaveURL(built('/blog'));
  await expect(status(page)).toHaveCount(0);
  await expect.poll(() => hrefs(page)).toEqual(addresses(firstPage()));
  await page.goBack();
  await expectMonth(earlier);

  // Without the service, which redirects, the page opens that of the month.
  await goSoftly(page, `/blog?year=${year}&month=${Number(later.slice(5))}`, pathOfMonth(later));
  await expectMonth(later);
  await page.goto(`/blog/${emptyYear}/02`);
  await expect(status(page)).toHaveText(`Posts from February ${emptyYear}`);
  await expect(main(page).getByText('No blog posts found for this period')).toBeVisible();
  expect(errors).toEqual([]);
});

test('on a phone a link leads to the archive, and a month back to the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/contact');
  await hydrated(page);
  // What is loaded by a soft navigation may violate the policy too.
  const errors = complaints(page);
  await goSoftly(page, '/blog');
  await main(page).getByRole('link', { name: 'Blog Archive' }).click();
  await expect(archive(page)).toBeInViewport();
  await archive(page).getByRole('listitem').getByRole('link').first().click();
  await expect(status(page)).toBeInViewport();
  expect(errors).toEqual([]);
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
  expect(await box.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(true);
  await expect(box).toHaveCSS('background-image', /linear-gradient/);
  await box.focus();
  await expect(box).toBeFocused();
  await box.evaluate((node) => node.scrollTo({ left: node.scrollWidth, behavior: 'instant' }));
  await expect(table.first().getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
});

test('the second address of a post stays in the address bar', async ({ page }) => {
  const [newest, next] = all;
  await page.goto(`/blogs/${newest?.id}`);
  await hydrated(page);
  await expect(page).toHaveURL(built(`/blogs/${newest?.id}`));
  await main(page).getByRole('link', { name: 'Next Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next?.title ?? '');
  await page.goBack();
  await expect(page).toHaveURL(built(`/blogs/${newest?.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '');
});
