import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { contentRoot } from '#lib/content/load/content-folder';
import { isOff } from '#lib/content/pages/shown-pages';
import { violations } from './support/axe';
import { built, rootPath } from './support/built-base';
import { pathOf, posts, sectionsOf } from './support/content';
import { listedPages } from './support/sitemap';
import { test, when } from './support/test';

test.use({ viewport: { width: 1280, height: 900 } });

const contentFiles = () =>
  readdirSync(contentRoot(), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|json)$/.test(file))
    .map((file) => ({
      file,
      text: readFileSync(path.join(contentRoot(), file), 'utf8').toLowerCase(),
    }));

/** An article, and a long word whose first five letters begin no word of any other content file, if any. */
function rareWord(): { id: string; title: string; word: string } | undefined {
  const files = contentFiles();
  for (const { id, title } of posts()) {
    const own = files.find(({ file }) => file === `blog/${id}.md`)?.text ?? '';
    const others = files.filter(({ text }) => text !== own);
    // Below the front matter, and neither a link nor code.
    const [, , ...body] = own.split('---\n');
    const word = body
      .join('')
      .match(/(?<= )[a-z]{9,}(?=[ .,])/g)
      ?.find((word) => !others.some(({ text }) => text.includes(word.slice(0, 5))));
    if (word) return { id, title, word };
  }
  return undefined;
}

/** The word of at least five letters that the paragraphs of most pages have. */
function commonWord(): string {
  const ignored = '[data-pagefind-ignore], article header, figure, .sr-only';
  const counts = new Map<string, number>();
  for (const { document } of listedPages()) {
    const text = [...document.querySelectorAll('main p')]
      .filter((paragraph) => !paragraph.closest(ignored))
      .map(({ textContent }) => ` ${textContent} `)
      .join('');
    for (const word of new Set(text.match(/(?<= )[a-z]{5,}(?=[ .,])/g))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const [[word] = ['']] = [...counts].sort(([, a], [, b]) => b - a);
  return word;
}

const texts = sectionsOf('search');
const found = rareWord();
const rare = found ?? { id: '', title: '', word: '' };
const somePage = pathOf('about') ?? '/';
const field = (page: Page) => page.getByRole('textbox', { name: 'Search this site' });
const status = (page: Page) => page.locator('[data-results] [role=status]');
const results = (page: Page) => page.locator('[data-results] ol a');

when(found)(
  'search by keyboard alone finds the one article with a word, and loads nothing before',
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(rootPath(request.url())));
    await page.goto(somePage, { waitUntil: 'networkidle' });

    // Before the scripts of the page have started. Firefox would search in the page.
    await page.evaluate(() => {
      const note = (event: Event) => Object.assign(window, { prevented: event.defaultPrevented });
      addEventListener('keydown', note, { once: true });
    });
    await page.keyboard.press('/');
    expect(await page.evaluate(() => Reflect.get(window, 'prevented'))).toBe(true);
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(field(page)).toBeFocused();
    expect(requests.filter((path) => path.startsWith('/pagefind'))).toEqual([]);
    await page.keyboard.type(rare.word);
    await expect(status(page)).toHaveText('1 result');
    await expect(results(page)).toHaveText([rare.title]);
    await expect(dialog.locator('mark').first()).toContainText(new RegExp(rare.word, 'i'));
    expect(await violations(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused();
    // The focus returns before the event that removes the dialog.
    await expect(dialog).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await page.keyboard.type(rare.word);
    await expect(results(page)).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(results(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(built(`/blog/${rare.id}`));
    await expect(dialog).toHaveCount(0);
  },
);

test('Ctrl+K before the scripts start opens the search of the site, not that of the browser', async ({
  page,
}) => {
  await page.goto(somePage);
  await page.evaluate(() =>
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'k') Object.assign(window, { prevented: defaultPrevented });
    }),
  );
  await page.keyboard.press('Control+k');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'prevented'))).toBe(true);
  await expect(field(page)).toBeFocused();
});

test('the search page: what failed and is tried again, results, filters and more results', async ({
  page,
}) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  const words = commonWord();
  await page.goto(`/search?q=${words}`);
  await page.mouse.move(5, 5);
  await expect(status(page)).toHaveText('Search could not be loaded. Check your connection.');
  await expect(page.getByRole('link', { name: 'Browse the lists instead' })).toBeVisible();
  await page.unroute('**/pagefind/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toBeFocused();
  await expect(results(page).first()).toBeVisible();

  // The query of the URL.
  await expect(field(page)).toHaveValue(words);
  await expect(status(page)).toHaveText(/^\d+ results?$/);
  const kinds = page.getByRole('group', { name: 'Kind' }).getByRole('button');
  const count = Number.parseInt((await status(page).textContent()) ?? '', 10);
  await expect(kinds.first()).toHaveText(`All ${count}`);
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(more).toHaveCount(count > 8 ? 1 : 0);
  if (count > 8) {
    await more.click();
    await expect(results(page).nth(8)).toBeFocused();
  }
  await kinds.nth(1).click();
  const [, name = '', part] = /^(.+) (\d+)$/.exec((await kinds.nth(1).textContent()) ?? '') ?? [];
  await expect(status(page)).toHaveText(
    `${part} ${part === '1' ? 'result' : 'results'} in ${name}`,
  );
  await expect(kinds.first()).toHaveText(`All ${count}`);
  await field(page).fill('zzzzzz');
  await expect(status(page)).toHaveText(/^Nothing found/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(built('/search?q=zzzzzz'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link opens a page that says what to do', async ({ page }) => {
    await page.goto(somePage);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(built('/search'));
    await expect(
      page.getByRole('heading', { name: texts['without-scripts']?.heading ?? '' }),
    ).toBeVisible();
    await field(page).fill('policy');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(built('/search?q=policy'));
    const first = texts.browse?.points?.find(({ href }) => href && !isOff(href));
    await page
      .getByRole('main')
      .getByRole('link', { name: first?.title ?? '' })
      .click();
    await expect(page).toHaveURL(built(first?.href ?? ''));
  });
});
