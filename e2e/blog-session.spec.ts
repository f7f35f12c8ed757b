import { expect, type Page } from '@playwright/test';
import { firstPage, posts } from './support/content';
import { button, follow, newPost, openEditor, showDetails, write } from './support/editor';
import { expectLink, hydrated } from './support/page';
import { goSoftly } from './support/payload';
import { test } from './support/test';
import { variant } from './support/variants';

const archive = (page: Page) => page.getByRole('navigation', { name: 'Blog Archive' });
const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true });

/** Saves a new post in the editor. @param date - ISO date */
async function saveNew(page: Page, date: string): Promise<void> {
  await openEditor(page, '?new');
  await write(page);
  await page.getByLabel('Date', { exact: true }).fill(date);
  await button(page, 'Save').click();
  await expect(page).toHaveURL(`/admin/manage-posts?post=${newPost.id}`);
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a chosen month scrolls to the top of its list, and so does Show All Posts', {
    tag: '@full',
  }, async ({ page }) => {
    const [oldest] = posts().slice(-1);
    const [year = 0, month = 0] = (oldest?.date ?? '').split('-').map(Number);
    await page.goto('/blog');
    await hydrated(archive(page));
    await archive(page).locator(`[data-year="${year}"] summary`).tap();
    const link = archive(page).locator(`a[href="/blog?year=${year}&month=${month}"]`);
    await link.tap();
    const heading = page.getByText(/^Posts from /);
    await expect(heading).toBeInViewport();
    await expect(cards(page).first()).toBeInViewport();
    // Choosing the same month again only scrolls.
    await link.tap();
    await expect(heading).toBeInViewport();

    await archive(page).getByRole('link', { name: 'Show All Posts' }).tap();
    await expect(page).toHaveURL('/blog');
    await expect(cards(page)).toHaveCount(firstPage().length);
    await expect(cards(page).first()).toBeInViewport();
  });
});

test('a post of the session: in the archive, as a page of its own, and others not found', async ({
  page,
}) => {
  await saveNew(page, '2019-02-03');
  await follow(page, '/blog');

  await test.step('the archive counts the posts of the session, and lists their months', async () => {
    const { length } = posts();
    const total = async () => {
      const texts = await archive(page).locator('li a').allTextContents();
      return texts.reduce((sum, text) => sum + Number(/\((\d+)\)/.exec(text)?.[1]), 0);
    };
    await expect.poll(total).toBe(length + 1);
    const year = archive(page).locator('[data-year="2019"]');
    await year.locator('summary').click();
    await year.getByRole('link', { name: 'February (1)' }).click();
    await expect(page.getByText('Posts from February 2019')).toBeInViewport();
    await expect(cards(page).getByRole('heading')).toHaveText([newPost.title]);
  });

  await test.step('a post of the session opens as a page of its own', async () => {
    await cards(page).getByRole('link', { name: newPost.title, exact: true }).click();
    await expect(page).toHaveURL(`/blog/preview?post=${newPost.id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(newPost.title);
    await expect(main.getByText(/^By /)).toBeVisible();
    await expect(main.getByRole('table')).toBeVisible();
    await expect(main.locator('.call-to-action')).toHaveText('Bring one thread.');
    await expectLink(main, 'one thread', '/contact');
    await expect(main.locator('img').first()).toHaveJSProperty('complete', true);
    for (const tag of newPost.tags.split(', ')) {
      await expect(main.getByText(`#${tag}`, { exact: true })).toBeVisible();
    }
    await expect(main.getByRole('link', { name: '← Back to Blog' })).toHaveAttribute(
      'href',
      '/blog',
    );
    // The oldest post of all has one before it.
    await expect(main.getByRole('link', { name: /Previous Blog/ })).toBeVisible();
    await main.getByRole('link', { name: 'Edit post' }).click();
    await expect(page.getByLabel('Title')).toHaveValue(newPost.title);
  });

  await test.step('the newest post has one after it', async () => {
    await showDetails(page);
    await page.getByLabel('Date', { exact: true }).fill(new Date().toISOString().slice(0, 10));
    await button(page, 'Save').click();
    await goSoftly(page, `/blog/preview?post=${newPost.id}`);
    await expect(page.getByRole('main').getByRole('link', { name: /Next Blog/ })).toBeVisible();
  });

  await test.step('an unknown id is not found in a store with posts either', async () => {
    await goSoftly(page, '/blog/preview?post=no-such-post');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
  });
});

for (const [index, query] of ['?post=no-such-post', '', '?post='].entries()) {
  test(`/blog/preview${query} is a post that is not found`, variant(index), async ({ page }) => {
    await page.goto(`/blog/preview${query}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
    await expect(main).toContainText(
      "The blog post you're looking for doesn't exist or has been removed.",
    );
    await expect(main.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  });
}
