import { expect, type Page } from '@playwright/test';
import { asListed, firstPage, type Post, posts } from './support/content';
import { textOf, textsOf } from './support/html';
import { columns, hydrated } from './support/page';
import { exportedPage } from './support/sitemap';
import { test } from './support/test';
import { variant } from './support/variants';

test.use({ viewport: { width: 1440, height: 900 } });

const all = posts();
const first = firstPage();
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const archive = (page: Page) => page.getByRole('navigation', { name: 'Blog Archive' });
const titlesOf = (list: readonly Post[]) => asListed(list).map(({ title }) => title);
const shownTitles = (page: Page) => cards(page).filter({ visible: true }).getByRole('heading');
const subtitle = (page: Page) => page.getByText(/^Posts from /);
const monthName = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
const longDate = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

// June has some of the posts, but not all.
const june = all.filter(({ date }) => date.startsWith('2024-06'));

test('the list of posts', async ({ page }) => {
  await page.goto('/blog');

  await test.step('shows the newest posts, newest first, series together', async () => {
    await expect(shownTitles(page)).toHaveText(titlesOf(first));
    for (const [index, { id, date }] of asListed(first).entries()) {
      const card = cards(page).nth(index);
      await expect(card.getByRole('link')).toHaveAttribute('href', `/blog/${id}`);
      await expect(card.getByRole('time')).toHaveText(longDate(date));
    }
    await expect(subtitle(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Manage Posts' })).toHaveCount(0);
  });

  await test.step('the first post large, three cards to a row, excerpts of three lines, two pictures each', async () => {
    // A post whose series has other posts on this page is a row of its series.
    const single = first.filter(
      ({ series }) =>
        first.filter((other) => series && other.series?.name === series.name).length < 2,
    );
    const own = main(page).locator('.post-list > [data-post] article');
    await expect(own).toHaveCount(single.length);
    const widths = await own.evaluateAll((nodes) => nodes.map(({ clientWidth }) => clientWidth));
    expect(widths[0]).toBe(Math.max(...widths));
    const others = main(page).locator('.post-list > [data-post]:not(:first-child) article');
    expect(await columns(others)).toBe(3);
    const excerpts = own.locator('p.line-clamp-3');
    await expect(excerpts).toHaveCount(single.length);
    const lines = await excerpts.evaluateAll((nodes) =>
      nodes.map((node) => node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight)),
    );
    expect(Math.max(...lines)).toBeLessThan(3.1);
    for (const card of await own.all()) await expect(card.locator('img')).toHaveCount(2);

    // Whatever the mixture of posts and series, each row is filled.
    const ends = await main(page)
      .locator('.post-list > li')
      .evaluateAll((items) => {
        const rows = new Map<number, number>();
        for (const item of items) {
          const { top, right } = item.getBoundingClientRect();
          rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, Math.round(right)));
        }
        return [...rows.values()];
      });
    expect(new Set(ends).size).toBe(1);
  });

  await test.step('pictures of a row have the same height, also beside a series', async () => {
    for (const width of [1440, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await main(page)
        .locator('.post-list > li')
        .evaluateAll((items) =>
          items.map((item) => ({
            top: item.getBoundingClientRect().top,
            picture: item.querySelector('.piece > img')?.clientHeight,
          })),
        );
      const tops = new Set(rows.map(({ top }) => top));
      const uneven = [...tops]
        .map((top) => rows.filter((row) => row.top === top).map(({ picture }) => picture))
        .filter((pictures) => new Set(pictures).size > 1);
      expect(uneven, `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the archive counts posts by year and month, years newest first', async () => {
    const years = [...new Set(all.map(({ date }) => date.slice(0, 4)))];
    await expect(archive(page).locator('summary')).toHaveText(years);
    for (const year of years) {
      const group = archive(page).getByRole('group').filter({ hasText: year });
      const toggle = group.locator('summary');
      if ((await group.getAttribute('open')) === null) await toggle.click();
      const months = [...new Set(all.map(({ date }) => date.slice(0, 7)))].filter((month) =>
        month.startsWith(year),
      );
      const links = group.getByRole('link');
      await expect(links).toHaveText(
        months.map((month) => {
          const count = all.filter(({ date }) => date.startsWith(month)).length;
          return `${monthName(month)} (${count})`;
        }),
      );
      const [newest = ''] = months;
      await expect(links.first()).toHaveAttribute(
        'href',
        `/blog?year=${year}&month=${Number(newest.slice(5))}`,
      );
      await toggle.click();
      await expect(links.first()).toBeHidden();
    }
  });

  await test.step('a series has one card with its parts in order, and leads to its page', async () => {
    const series = [...new Set(first.flatMap((post) => post.series?.name ?? []))].filter(
      (name) => first.filter((post) => post.series?.name === name).length > 1,
    );
    expect(series.length).toBeGreaterThan(0);
    const boxes = main(page).locator('.post-series');
    await expect(boxes.getByRole('heading', { level: 2 })).toHaveText(series);
    await boxes.first().getByRole('heading', { level: 2 }).getByRole('link').click();
    const [name = ''] = series;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const parts = asListed(all.filter((post) => post.series?.name === name));
    const links = main(page).getByRole('article').getByRole('link');
    await expect(links).toHaveCount(parts.length);
    for (const [index, { id }] of parts.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `/blog/${id}`);
    }
  });
});

/** The main part of an exported page. */
const mainOf = (path: string) => /<main.*<\/main>/s.exec(exportedPage(path).html)?.[0] ?? path;

test('the second addresses of list and posts show the same', () => {
  for (const path of ['', ...all.map(({ id }) => `/${id}`)]) {
    expect(mainOf(`/blogs${path}`), path).toBe(mainOf(`/blog${path}`));
  }
});

// lib/site/period.test.ts tests every spelling of every month.
for (const [index, query] of [
  'year=2024&month=6',
  'year=2024&month=06',
  'year=2024&month=June',
].entries()) {
  test(
    `?${query} shows that month alone, and the archive leads to others`,
    variant(index),
    async ({ page }) => {
      await page.goto(`/blog?${query}`);

      await test.step('shows that month alone, its year open', async () => {
        expect(june.length).toBeGreaterThan(0);
        await expect(subtitle(page)).toHaveText('Posts from June 2024');
        await expect(shownTitles(page)).toHaveText(titlesOf(june));
        await expect(archive(page).getByRole('link', { name: /^June/ })).toBeVisible();
      });

      await test.step('a month of the archive filters and Show All Posts clears', async () => {
        await archive(page).getByRole('link', { name: /^May/ }).click();
        await expect(page).toHaveURL('/blog?year=2024&month=5');
        await expect(subtitle(page)).toHaveText('Posts from May 2024');
        await archive(page).getByRole('link', { name: /^June/ }).click();
        await expect(page).toHaveURL('/blog?year=2024&month=6');
        await expect(subtitle(page)).toHaveText('Posts from June 2024');
        await expect(shownTitles(page)).toHaveText(titlesOf(june));
        await archive(page).getByRole('link', { name: 'Show All Posts' }).click();
        await expect(page).toHaveURL('/blog');
        await expect(subtitle(page)).toHaveCount(0);
        await expect(shownTitles(page)).toHaveText(titlesOf(first));
        await page.goBack();
        await expect(shownTitles(page)).toHaveText(titlesOf(june));
      });
    },
  );
}

test('posts lead to their neighbors, none at the ends', () => {
  for (const [index, { id, date }] of all.entries()) {
    const html = mainOf(`/blog/${id}`);
    const links = textsOf(html, 'a');
    const hrefs = (name: string) =>
      links
        .filter(({ text }) => text.includes(name))
        .map(({ attributes }) => attributes.get('href'));
    const steps = { 'Previous Blog': all[index - 1], 'Next Blog': all[index + 1] };
    for (const [label, post] of Object.entries(steps)) {
      expect(hrefs(label), `${label} of ${id}`).toEqual(post ? [`/blog/${post.id}`] : []);
    }
    for (const name of ['All Blogs', 'Back to Blog']) expect(hrefs(name), id).toEqual(['/blog']);
    expect(textOf(html, 'header'), id).toMatch(/By \S/);
    expect(textOf(html, 'time'), id).toBe(longDate(date));
  }
});

test.describe('relative age', () => {
  // Seven hours behind UTC. The age must follow the visitor's date, not the date in UTC.
  test.use({ timezoneId: 'America/Phoenix' });

  // lib/site/dates.test.ts tests every age from 0 days. blog-05 is dated May 14, 2024.
  for (const [index, [now, age]] of (
    [
      ['2024-05-14T23:30', 'Today'],
      ['2024-05-15T00:30', 'Yesterday'],
    ] as const
  ).entries()) {
    test(`${age} on ${now}`, variant(index), async ({ page }) => {
      await page.clock.setFixedTime(`${now}:00-07:00`);
      await page.goto('/blog/blog-05');
      await hydrated(page.getByRole('main'));
      await expect(page.getByRole('main').getByText(`· ${age}`, { exact: true })).toBeVisible();
    });
  }
});

test('the second address of a post stays in the address bar, before and after the scripts run', async ({
  page,
}) => {
  const [newest, next] = all;
  await page.goto(`/blogs/${newest?.id}`);
  await hydrated(page.getByRole('main'));
  await expect(page).toHaveURL(`/blogs/${newest?.id}`);
  await page.getByRole('main').getByRole('link', { name: 'Next Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next?.title ?? '');
  await page.goBack();
  await expect(page).toHaveURL(`/blogs/${newest?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '');
});
