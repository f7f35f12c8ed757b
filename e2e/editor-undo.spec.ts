import { expect, type Page } from '@playwright/test';
import { firstPage, posts, samples } from './support/content';
import { button, follow, openEditor, rows, titles } from './support/editor';
import { goSoftly } from './support/payload';
import { test } from './support/test';

test.use({ clock: true, viewport: { width: 1280, height: 900 } });

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

test('deletions in the list: Undo by pointer and by keyboard, for 8 seconds, until every post is gone', async ({
  page,
}) => {
  await openWithClock(page);

  await test.step('a deletion can be undone for 8 seconds, at its old position', async () => {
    await deletion(page).click();
    await expect(titles(page)).toHaveText(left);
    await page.clock.runFor(7900);
    await expect(toast(page)).toBeVisible();
    await undo(page).click();
    await expect(titles(page)).toHaveText(names);
    await expect(toast(page)).toHaveCount(0);
  });

  await test.step('the toast stays while hovered', async () => {
    await deletion(page).click();
    await toast(page).hover();
    await page.clock.runFor(60_000);
    await expect(toast(page)).toBeVisible();
    await undo(page).click();
    await expect(titles(page)).toHaveText(names);
    await page.mouse.move(5, 5);
  });

  await test.step('by keyboard, Undo gets the focus, stays while focused, and returns the focus', async () => {
    await deletion(page).focus();
    await page.keyboard.press('Enter');
    await expect(undo(page)).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(titles(page)).toHaveText(names);
    await expect(rows(page).nth(1).getByRole('button').first()).toBeFocused();
  });

  await test.step('by keyboard, the 8 seconds start when the focus leaves Undo', async () => {
    await deletion(page).focus();
    await page.keyboard.press('Space');
    await page.clock.runFor(60_000);
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(7900);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast(page)).toHaveCount(0);
    await expect(titles(page)).toHaveText(left);
  });

  await test.step('a second deletion restarts the 8 seconds, after which the undo is gone', async () => {
    await deletion(page).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(5000);
    await rows(page)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(7900);
    await expect(page.getByText(`Deleted “${names[0]}”`)).toBeVisible();
    await page.clock.runFor(200);
    await expect(undo(page)).toHaveCount(0);
  });

  await test.step('when every post is gone, a new one can be started', async () => {
    await expect(page.getByText('There are no posts left. Start a new one.')).toBeVisible();
    await expect(button(page, 'New post')).toBeVisible();
  });

  await page.clock.resume();
  await test.step('the blog list does not show deleted posts', async () => {
    await follow(page, '/blog');
    const cards = page.locator('main article :is(h2, h3)').filter({ visible: true });
    await expect(cards).toHaveCount(firstPage().length - names.length);
    for (const name of names) await expect(cards.filter({ hasText: name })).toHaveCount(0);
  });

  await test.step('a month whose last post was deleted shows that it is empty', async () => {
    const month = samples()[0]?.date.slice(0, 7) ?? '';
    const others = posts().filter(
      ({ date, title }) => date.startsWith(month) && !names.includes(title),
    );
    await goSoftly(page, `/blog?year=${month.slice(0, 4)}&month=${Number(month.slice(5))}`);
    await expect(page.locator('main article').filter({ visible: true })).toHaveCount(others.length);
    const empty = page.getByText('No blog posts found for this period');
    await expect(empty).toBeVisible({ visible: others.length === 0 });
  });
});
