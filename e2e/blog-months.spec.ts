import { expect, type Page } from '@playwright/test';
import { asListed, firstPage, posts } from './support/content';
import { hydrated } from './support/page';
import { goSoftly } from './support/payload';
import { test } from './support/test';
import { firstOf } from './support/variants';

test.use({ viewport: { width: 1440, height: 900 } });

const all = posts();
const first = firstPage();
const months = [...Array(12).keys()].map((index) =>
  new Date(2024, index, 1).toLocaleString('en-US', { month: 'long' }),
);
const main = (page: Page) => page.getByRole('main');
const archive = (page: Page) => page.getByRole('navigation', { name: 'Blog Archive' });
const titles = (page: Page) =>
  main(page).getByRole('article').filter({ visible: true }).getByRole('heading');
const subtitle = (page: Page) => page.getByText(/^Posts from /);
const titlesOf = (month: string) =>
  asListed(all.filter(({ date }) => date.startsWith(month))).map(({ title }) => title);

async function open(page: Page, query = '') {
  await page.goto(`/blog${query}`);
  await hydrated(archive(page));
}

const invalid = [
  'year=2024&month=13',
  'year=2024&month=00',
  'year=2024&month=-5',
  'year=2024&month=5.5',
  'year=2024&month=Mai',
  'year=24&month=5',
  'year=&month=',
  'month=5',
  'year=2024',
  'year=%3Cb%3E&month=%E0',
];

test('months: any spelling, invalid ones, without posts, by keyboard', { tag: '@full' }, async ({
  page,
}) => {
  const emptyMonth = main(page).getByText('No blog posts found for this period');
  await open(page, `?${invalid[0]}`);

  await test.step('an invalid month shows the whole list, also where a month was shown before', async () => {
    await expect(titles(page)).toHaveCount(first.length);
    for (const query of firstOf(invalid, 3)) {
      await goSoftly(page, '/blog?year=2024&month=5');
      await expect(titles(page)).toHaveText(titlesOf('2024-05'));
      await goSoftly(page, `/blog?${query}`);
      await expect(titles(page), query).toHaveCount(first.length);
      await expect(subtitle(page)).toHaveCount(0);
    }
  });

  await test.step('every month is understood, by its number or by its name', async () => {
    for (const [index, name] of firstOf([...months.entries()], 3)) {
      const number = String(index + 1).padStart(2, '0');
      // lib/site/period.test.ts tests every spelling of every month.
      const month = [String(index + 1), name, name.toUpperCase()][index % 3];
      await goSoftly(page, `/blog?year=2024&month=${month}`);
      await expect(subtitle(page)).toHaveText(`Posts from ${name} 2024`);
      await expect(titles(page)).toHaveText(titlesOf(`2024-${number}`));
    }
  });

  await test.step('a month without posts shows its message with a hint', async () => {
    await goSoftly(page, '/blog?year=2019&month=2');
    await expect(subtitle(page)).toHaveText('Posts from February 2019');
    await expect(emptyMonth).toBeVisible();
    await expect(main(page).getByText('Try a different period or show all posts.')).toBeVisible();
    await expect(titles(page)).toHaveCount(0);
    await archive(page).getByRole('link', { name: 'Show All Posts' }).click();
    await expect(emptyMonth).toHaveCount(0);
    await expect(titles(page)).toHaveCount(first.length);
  });

  await test.step('by keyboard: a month is chosen with Enter, Show All Posts clears', async () => {
    await goSoftly(page, '/blog?year=2024&month=5');
    await archive(page).getByRole('link', { name: /^June/ }).press('Enter');
    await expect(page).toHaveURL('/blog?year=2024&month=6');
    await expect(titles(page)).toHaveText(titlesOf('2024-06'));
    await archive(page).getByRole('link', { name: 'Show All Posts' }).press('Enter');
    await expect(page).toHaveURL('/blog');
    await expect(titles(page)).toHaveCount(first.length);
  });

  await test.step('a blog without posts shows its message with another hint', async () => {
    await expect(main(page).getByText('No blog posts found yet')).toHaveCount(0);
    // The content has posts, so the test removes them from the page and applies the filter again.
    await main(page)
      .locator('[data-month]')
      .evaluateAll((items) => {
        for (const item of items) item.remove();
      });
    await goSoftly(page, '/blog?year=2024&month=6');
    await expect(emptyMonth).toBeVisible();
    await goSoftly(page, '/blog');
    await expect(main(page).getByText('No blog posts found yet')).toBeVisible();
    await expect(main(page).getByText('Check back later for new content!')).toBeVisible();
  });
});

test('the archive: years open and close, the chosen one is open', { tag: '@full' }, async ({
  page,
}) => {
  const years = [...new Set(all.map(({ date }) => date.slice(0, 4)))];
  const [oldest = '', newest = ''] = [years.at(-1), years[0]];
  expect(oldest).not.toBe(newest);
  const year = (name: string) => archive(page).getByRole('group').filter({ hasText: name });
  await open(page);
  await expect(year(newest).getByRole('link').first()).toBeVisible();
  await expect(year(oldest).getByRole('link').first()).toBeHidden();
  await year(oldest).locator('summary').press('Enter');
  await expect(year(oldest).getByRole('link').first()).toBeVisible();
  await year(oldest).locator('summary').press('Space');
  await expect(year(oldest).getByRole('link').first()).toBeHidden();
  const month = Number(all.at(-1)?.date.slice(5, 7));
  await open(page, `?year=${oldest}&month=${month}`);
  await expect(year(oldest).getByRole('link').first()).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a year opens, a month filters, Show All Posts clears', async ({ page }) => {
    await open(page);
    const june = archive(page).locator('[data-year="2024"]').getByRole('link', { name: /^June/ });
    if (!(await june.isVisible())) {
      await archive(page).locator('[data-year="2024"] summary').tap();
    }
    await june.tap();
    await expect(titles(page)).toHaveText(titlesOf('2024-06'));
    await archive(page).getByRole('link', { name: 'Show All Posts' }).tap();
    await expect(titles(page)).toHaveCount(first.length);
  });
});
