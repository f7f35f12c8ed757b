import { expect, type Page } from '@playwright/test';
import { violations } from './support/axe';
import { built } from './support/built-base';
import { pathOf, posts, sectionsOf } from './support/content';
import { requestsOf } from './support/page';
import { test, when, withoutScripts } from './support/test';

/** An article, and words that follow each other in its text and in no other. */
const [found] = posts().flatMap(({ id, title, body }) => {
  const [words] = /(?<=\n\n)[A-Z][a-z]+( [a-z]+){5}(?= )/.exec(body) ?? [];
  return words ? [{ id, title, words }] : [];
});

const field = (page: Page) => page.getByRole('textbox', { name: 'Search this site' });
const status = (page: Page) => page.locator('[data-results] [role=status]');
const results = (page: Page) => page.locator('[data-results] ol a');

when(found)('by keyboard alone search finds the one article with a sentence', async ({ page }) => {
  const { id = '', title = '', words = '' } = found ?? {};
  const requests = requestsOf(page);
  await page.goto(pathOf('about') ?? '/', { waitUntil: 'networkidle' });

  // Before the scripts of the page have started. Firefox would search in the page.
  await page.evaluate(() => {
    const note = (event: Event) => Object.assign(window, { prevented: event.defaultPrevented });
    addEventListener('keydown', note, { once: true });
  });
  await page.keyboard.press('/');
  expect(await page.evaluate(() => Reflect.get(window, 'prevented'))).toBe(true);
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const link = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await link.press('Enter');
  await expect(field(page)).toBeFocused();
  expect(requests.filter((path) => path.startsWith('/pagefind'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  // The focus returns before the event that removes the dialog.
  await expect(dialog).toHaveCount(0);

  // Which keys open it: lib/search/shortcut.test.ts.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`"${words}"`);
  await expect(status(page)).toHaveText('1 result');
  await expect(results(page)).toHaveText([title]);
  await expect(dialog.locator('mark').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(results(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(built(`/blog/${id}`));
  await expect(dialog).toHaveCount(0);
});

test('the search page tries again what failed, filters, and shows more', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto('/search?q=the');
  await page.mouse.move(5, 5);
  await expect(status(page)).toHaveText('Search could not be loaded. Check your connection.');
  await expect(page.getByRole('link', { name: 'Browse the lists instead' })).toBeVisible();
  await page.unroute('**/pagefind/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toBeFocused();
  await expect(results(page).first()).toBeVisible();

  // The query of the URL.
  await expect(field(page)).toHaveValue('the');
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
  await expect(kinds.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const [, name = '', part] = /^(.+) (\d+)$/.exec((await kinds.nth(1).textContent()) ?? '') ?? [];
  const unit = part === '1' ? 'result' : 'results';
  await expect(status(page)).toHaveText(`${part} ${unit} in ${name}`);
  await expect(kinds.first()).toHaveText(`All ${count}`);
  await field(page).fill('zzzzzz');
  await expect(status(page)).toHaveText(/^Nothing found/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(built('/search?q=zzzzzz'));
});

withoutScripts('without scripts the page says what to do', async ({ page }) => {
  await page.goto('/search');
  const { heading = '' } = sectionsOf('search')['without-scripts'] ?? {};
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await field(page).fill('policy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(built('/search?q=policy'));
});
