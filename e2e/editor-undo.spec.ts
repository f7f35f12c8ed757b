import { expect, type Page } from '@playwright/test';
import { firstPage, posts, samples } from './support/content';
import { button, follow, openEditor, rows, titles } from './support/editor';
import { goSoftly } from './support/payload';
import { test } from './support/test';

test.use({ viewport: { width: 1280, height: 900 } });

const names = samples().map(({ title }) => title);
const middle = names[1] ?? '';
const left = [names[0] ?? '', names[2] ?? ''];
const deletion = (page: Page) =>
  rows(page)
    .nth(1)
    .getByRole('button', { name: /^Delete/ });
const toast = (page: Page) => page.getByText(`Deleted “${middle}”`);
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

async function openWithClock(page: Page) {
  await page.clock.install();
  await openEditor(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test('a deletion can be undone for 8 seconds, at its old position', async ({ page }) => {
  await openWithClock(page);
  await deletion(page).click();
  await expect(titles(page)).toHaveText(left);
  await page.clock.runFor(7900);
  await expect(toast(page)).toBeVisible();
  await undo(page).click();
  await expect(titles(page)).toHaveText(names);
  await expect(toast(page)).toHaveCount(0);
});

test('after 8 seconds the undo is gone, and the blog list has one post fewer', async ({ page }) => {
  await openWithClock(page);
  await deletion(page).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(7900);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page)).toHaveCount(0);
  await page.clock.resume();
  await follow(page, '/blog');
  const cards = page.locator('main article :is(h2, h3)').filter({ visible: true });
  await expect(cards).toHaveCount(firstPage().length - 1);
  await expect(cards.filter({ hasText: middle })).toHaveCount(0);
});

test('a second deletion restarts the 8 seconds', async ({ page }) => {
  await openWithClock(page);
  await deletion(page).click();
  await page.clock.runFor(5000);
  await deletion(page).click();
  await page.clock.runFor(5000);
  await expect(page.getByText(`Deleted “${names[2]}”`)).toBeVisible();
  await page.clock.runFor(3100);
  await expect(undo(page)).toHaveCount(0);
});

test('by keyboard, Undo gets the focus, stays while focused, and returns the focus', async ({
  page,
}) => {
  await openWithClock(page);
  await deletion(page).focus();
  await page.keyboard.press('Enter');
  await expect(undo(page)).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(names);
  await expect(rows(page).nth(1).getByRole('button').first()).toBeFocused();

  await deletion(page).focus();
  await page.keyboard.press('Space');
  await page.clock.runFor(60_000);
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(7900);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page)).toHaveCount(0);
});

test('it stays while hovered too', async ({ page }) => {
  await openWithClock(page);
  await deletion(page).click();
  await toast(page).hover();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
});

test('a month whose last post was deleted shows that it is empty', async ({ page }) => {
  const [newest] = posts();
  const month = newest?.date.slice(0, 7) ?? '';
  const others = posts().filter(({ date }) => date.startsWith(month)).length - 1;
  await openEditor(page);
  await page.getByRole('button', { name: `Delete “${newest?.title}”` }).click();
  await follow(page, '/blog');
  await goSoftly(page, `/blog?year=${month.slice(0, 4)}&month=${Number(month.slice(5))}`);
  await expect(page.locator('main article').filter({ visible: true })).toHaveCount(others);
  const empty = page.getByText('No blog posts found for this period');
  await expect(empty).toBeVisible({ visible: others === 0 });
});

test('when every post is gone, a new one can be started', async ({ page }) => {
  await openEditor(page);
  for (const _ of names) await button(page, /^Delete/).click();
  await expect(page.getByText('There are no posts left. Start a new one.')).toBeVisible();
  await expect(button(page, 'New post')).toBeVisible();
});
