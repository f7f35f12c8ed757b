import { expect, type Page } from '@playwright/test';
import { describedTopics } from '#lib/content/collections/topics';
import { wake } from './account';
import { built } from './built-base';

/** Stores a signed-in user in the browser (docs/specification.md A3). */
export async function signedIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const user = {
      name: 'Robin Guest',
      role: 'User',
      avatar: '/art/default.avatar.square.svg',
      email: 'r@x.example',
    };
    localStorage.setItem('user', JSON.stringify(user));
  });
}

/** Signs in and opens the editor. */
export async function openEditor(page: Page, search = ''): Promise<void> {
  await signedIn(page);
  await page.goto(`/admin/manage-posts${search}`);
  // The first move in a document has no distance, so it does not start the scripts. Otherwise they
  // start when the page is idle, which can take long on a busy machine.
  await wake(page);
  const button = search ? 'Download .md' : 'New post';
  await expect(page.getByRole('button', { name: button })).toBeEnabled();
}

export const rows = (page: Page) => page.locator('[data-row]');
export const titles = (page: Page) => rows(page).getByRole('heading');
export const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
export const text = (page: Page) => page.getByLabel('Text', { exact: true });
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

const topicNames = Object.keys(describedTopics().topics);

export const newPost = {
  title: 'What the Weaver Knows',
  id: 'what-the-weaver-knows',
  excerpt: 'A weaver knows which thread carries the cloth, and tests that one before the rest.',
  category: topicNames[0] ?? '',
  tags: topicNames.slice(0, 2).join(', ').toLowerCase(),
  text: 'The first thread.\n\n## The second\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  callToAction: 'Bring [one thread](/contact).',
};

const details = (page: Page) => page.locator('details').filter({ hasText: 'Details' });

/** Opens or closes the details of a post, unless they already are. */
export async function showDetails(page: Page, open = true): Promise<void> {
  if (((await details(page).getAttribute('open')) !== null) === open) return;
  await details(page).locator('summary').click();
  await expect(details(page)).toHaveJSProperty('open', open);
}

/** Fills in a post. */
export async function write(page: Page, post = newPost): Promise<void> {
  await page.getByLabel('Title').fill(post.title);
  await page.getByLabel('Excerpt').fill(post.excerpt);
  await showDetails(page);
  await page.getByLabel('Category').selectOption(post.category);
  await page.getByLabel('Tags').fill(post.tags);
  await page.getByLabel('Call to action').fill(post.callToAction);
  await text(page).fill(post.text);
}

/** Soft navigation: clicks a link without loading a document. */
export async function follow(page: Page, href: string): Promise<void> {
  const link = page.locator(`footer a[href$="${href}"], header a[href$="${href}"]`).first();
  await link.evaluate((node) => (node as HTMLElement).click());
  await expect(page).toHaveURL(built(href));
}
