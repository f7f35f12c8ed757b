import { expect } from '@playwright/test';
import { wake } from './support/account';
import { firstPage, posts, samples } from './support/content';
import {
  button,
  follow,
  newPost,
  openEditor,
  rows,
  signedIn,
  titles,
  write,
} from './support/editor';
import { complaints } from './support/page';
import { goSoftly } from './support/payload';
import { test } from './support/test';

test.use({ viewport: { width: 1280, height: 900 } });

const featured = samples();
const names = featured.map(({ title }) => title);
const [first, second] = featured;
if (!first || !second) throw new Error('There are no featured posts');
const blogCards = 'main article :is(h2, h3)';

test('signed out, it explains itself and offers to sign in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/admin/manage-posts');
  await page.mouse.move(5, 5);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Manage Posts');
  await expect(main.getByRole('button', { name: 'Sign in' })).toHaveAttribute(
    'commandfor',
    'sign-in',
  );
  await expect(button(page, 'New post')).toHaveCount(0);
  await expect(page.getByText(/need JavaScript/)).toBeHidden();
  expect(asked).not.toContain('/admin/posts.json');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it shows that it needs them and has no inactive button', async ({ page }) => {
    await page.goto('/admin/manage-posts');
    await expect(page.getByText('The editor and sign-in need JavaScript')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('the list, and posts that are new or changed during the session', async ({ page }) => {
  const errors = complaints(page);
  const cards = page.locator(blogCards).filter({ visible: true });
  await openEditor(page);

  await test.step('the list starts with three samples, each with category, date and actions', async () => {
    await expect(titles(page)).toHaveText(names);
    expect(names).toHaveLength(3);
    for (const [index, { category }] of featured.entries()) {
      await expect(rows(page).nth(index)).toContainText(`${category} · `);
    }
    await expect(rows(page).first()).toContainText(
      new Date(first.date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    );
    for (const action of ['Edit', 'Delete']) {
      await expect(rows(page).getByRole('button', { name: action })).toHaveCount(3);
    }
    expect(errors).toEqual([]);
  });

  await test.step('a new post is appended and is in the blog list during the session', async () => {
    await button(page, 'New post').click();
    await write(page);
    await button(page, 'Save').click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Saved for this visit.' }),
    ).toBeVisible();
    await expect(page).toHaveURL(`/admin/manage-posts?post=${newPost.id}`);
    await button(page, /All posts/).click();
    await expect(titles(page)).toHaveText([...names, newPost.title]);

    await follow(page, '/blog');
    const card = page.getByRole('article').filter({ hasText: newPost.title });
    await expect(card).toContainText(`${newPost.category} · in this visit`);
    await expect(card).toContainText('Today');
    await expect(cards).toHaveCount(firstPage().length + 1);
    // The demos have another layout, and the store must survive the navigation.
    await follow(page, '/demos');
    await page.goBack();
    await card.getByRole('link').click();
    await page.getByRole('link', { name: 'Edit post' }).click();
    await expect(page.getByLabel('Title')).toHaveValue(newPost.title);
  });

  await test.step('a reload ends the session', async () => {
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await wake(page);
    await expect(page.getByText(`There is no post “${newPost.id}” here.`)).toBeVisible();
    await expect(titles(page)).toHaveText(names);
  });

  await test.step('a changed post replaces its card, in its month', async () => {
    await rows(page).nth(1).getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Title').fill('A Title of Another Kind');
    await button(page, 'Save').click();
    await button(page, /All posts/).click();
    await expect(titles(page)).toHaveText([
      names[0] ?? '',
      'A Title of Another Kind',
      names[2] ?? '',
    ]);
    await expect(rows(page).nth(1)).toContainText('Changed, in this tab only');

    await follow(page, '/blog');
    await expect(cards.filter({ hasText: second.title })).toHaveCount(0);
    await expect(cards.nth(1)).toHaveText('A Title of Another Kind');
    await expect(cards).toHaveCount(firstPage().length);
    const [year, month] = second.date.split('-').map(Number);
    await page
      .getByRole('navigation', { name: 'Blog Archive' })
      .locator(`a[href="/blog?year=${year}&month=${month}"]`)
      .click();
    await expect(cards.filter({ hasText: 'A Title of Another Kind' })).toHaveCount(1);
    const others = posts().filter(({ date }) => date.slice(0, 7) === second.date.slice(0, 7));
    await expect(cards).toHaveCount(others.length);
  });

  await test.step('any published post can be found by its title and changed', async () => {
    const ids = new Set(featured.map(({ id }) => id));
    const other = posts().findLast(({ id }) => !ids.has(id));
    if (!other) throw new Error('There are only featured posts');
    await goSoftly(page, '/admin/manage-posts');
    await page.getByLabel('Find a post').fill(other.title.toUpperCase());
    await page.getByRole('button', { name: `Edit ${other.title}` }).click();
    await expect(page).toHaveURL(`/admin/manage-posts?post=${other.id}`);
    await expect(page.getByText('Same as the published post.')).toBeVisible();
    await page.getByLabel('Title').fill('Another Title for It');
    await button(page, 'Save').click();
    await follow(page, '/blog');
    await expect(
      page.getByRole('article').filter({ hasText: 'Another Title for It' }),
    ).toBeVisible();
    await expect(
      page.getByRole('article').filter({ hasText: other.title, visible: true }),
    ).toHaveCount(0);
  });
});

test('what is typed survives a visit to another page', { tag: '@timing' }, async ({ page }) => {
  await openEditor(page, '?new');
  await page.getByLabel('Title').fill('Half a Thought');
  await follow(page, '/blog');
  await expect(page.getByText('Half a Thought')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel('Title')).toHaveValue('Half a Thought');
  await button(page, /All posts/).click();
  await expect(titles(page)).toHaveText(['Half a Thought', ...names]);
  await button(page, /^Discard/).click();
  await expect(titles(page)).toHaveText(names);
  await button(page, 'Undo').click();
  await button(page, /^Continue/).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half a Thought');
});

test('other pages fetch no posts, and when the posts cannot be fetched, the request can be repeated', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signedIn(page);
  await page.goto('/blog');
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/admin/posts.json');

  await page.route('**/admin/posts.json', (route) => route.abort(), { times: 1 });
  await goSoftly(page, '/admin/manage-posts');
  await expect(page.getByText('The posts could not be loaded.')).toBeVisible();
  await button(page, 'Try again').click();
  await expect(titles(page)).toHaveText(names);
});
