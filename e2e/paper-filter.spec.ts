import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { wake } from './support/account';
import { papers } from './support/content';
import { readFrontMatter } from './support/front-matter';
import { hydrated } from './support/page';
import { goSoftly } from './support/payload';
import { test } from './support/test';
import { variant } from './support/variants';

// Reads the files without the loader of the site, so that the test does not share its mistakes.
const folder = fileURLToPath(new URL('../content/whitepapers', import.meta.url));
const facts = papers().map(({ id, title }) => {
  const file = readdirSync(folder).find((name) => name === `${id}.md`) ?? '';
  const { category, tags } = readFrontMatter(readFileSync(`${folder}/${file}`, 'utf8')).data;
  return { id, title, category: String(category), tags: tags as string[] };
});
const titles = (list: typeof facts) => list.map(({ title }) => title);
const [first] = facts;
if (!first) throw new Error('content/whitepapers holds nothing');
const alike = facts.filter(({ category }) => category === first.category);

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const shown = (page: Page) => cards(page).filter({ visible: true }).getByRole('heading');
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

async function open(page: Page, path: string) {
  await page.goto(path);
  await wake(page);
  await hydrated(chip(page, 'All Categories'));
}

/** A category and a tag of papers that no paper has together; undefined if there are none. */
const emptyPair = facts
  .flatMap(({ category }) => facts.flatMap(({ tags }) => tags.map((tag) => ({ category, tag }))))
  .find((each) => !facts.some((of) => of.category === each.category && of.tags.includes(each.tag)));

test('the list of papers', async ({ page }) => {
  await open(page, '/whitepapers');

  await test.step('without a query every paper shows', async () => {
    await expect(shown(page)).toHaveText(titles(facts));
    await expect(chip(page, 'All Categories')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a category narrows the list, is in the URL and in the history', async () => {
    await chip(page, first.category).click();
    const query = new URLSearchParams({ category: first.category });
    await expect(page).toHaveURL(`/whitepapers?${query}`);
    await expect(shown(page)).toHaveText(titles(alike));
    await expect(chip(page, first.category)).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, 'All Categories')).toHaveAttribute('aria-pressed', 'false');
    await chip(page, first.category).click();
    await expect(page).toHaveURL('/whitepapers');
    await expect(shown(page)).toHaveText(titles(facts));
    await page.goBack();
    await expect(shown(page)).toHaveText(titles(alike));
  });

  await test.step('unknown values are ignored', async () => {
    await goSoftly(page, '/whitepapers?category=Weaving&tag=loom');
    await expect(shown(page)).toHaveText(titles(facts));
  });

  if (!emptyPair) {
    test.info().annotations.push({
      type: 'not tested',
      description: 'a combination without papers: every tag occurs in every category',
    });
  } else {
    await test.step('a combination without papers shows a message and a way back', async () => {
      await goSoftly(page, `/whitepapers?${new URLSearchParams(emptyPair)}`);
      await expect(page.getByText('No white papers match this category and tag')).toBeVisible();
      await expect(shown(page)).toHaveCount(0);
      await chip(page, 'Show all papers').click();
      await expect(shown(page)).toHaveText(titles(facts));
    });
  }
});

for (const [index, tag] of first.tags.entries()) {
  test(
    `the tag #${tag} of a paper leads to the papers that share it`,
    variant(index),
    async ({ page }) => {
      await page.goto(`/whitepapers/${first.id}`);
      const link = page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: `#${tag}` });
      await link.click();
      await expect(page).toHaveURL(`/whitepapers?${new URLSearchParams({ tag })}`);
      await wake(page);
      await expect(shown(page)).toHaveText(titles(facts.filter(({ tags }) => tags.includes(tag))));
      await chip(page, `#${tag}`).click();
      await expect(page).toHaveURL('/whitepapers');
      await expect(shown(page)).toHaveText(titles(facts));
      // The pressed button is removed, so the list gets the focus.
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    },
  );
}

test('category and tag combine, in any case of letters', { tag: '@timing' }, async ({ page }) => {
  const [tag = ''] = first.tags;
  const query = new URLSearchParams({
    category: first.category.toLowerCase(),
    tag: tag.toUpperCase(),
  });
  await open(page, `/whitepapers?${query}`);
  const both = alike.filter(({ tags }) => tags.includes(tag));
  await expect(shown(page)).toHaveText(titles(both));
  await expect(page.getByRole('status').filter({ hasText: /^\d+ papers? shown$/ })).toHaveText(
    `${both.length} ${both.length === 1 ? 'paper' : 'papers'} shown`,
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every paper shows, and no chip', async ({ page }) => {
    await page.goto('/whitepapers?tag=roi');
    await expect(shown(page)).toHaveText(titles(facts));
    await expect(chip(page, 'All Categories')).toHaveCount(0);
  });
});
