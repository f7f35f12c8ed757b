import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { describedTopics } from '#lib/content/collections/topics';
import { contentPath } from '#lib/content/load/content-folder';
import { slugOf } from '#lib/content/markdown/slug';
import { writerPath } from '#lib/content/pages/writers';
import { routes } from '#lib/site/routes';
import { violations } from './support/axe';
import { built } from './support/built-base';
import * as content from './support/content';
import { expectLink, goSoftly, hydrated, requestsOf } from './support/page';
import { exportedPage } from './support/sitemap';
import { quiet, when } from './support/test';

const featured = content.samples();
/** Day of a post that is on the first page of the list, and not its first. */
const listedDay = content.posts()[1]?.date ?? '';
const names = featured.map(({ title }) => title);
const test = when(featured.length > 1);
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
const { repository } = content.site();
const cards = (page: Page) => page.locator('main article :is(h2, h3)').filter({ visible: true });

/** Stores a signed-in user in the browser (docs/specification.md A3). */
async function signedIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const user = { name: 'Robin Guest', role: 'User', avatar: '/icon.svg', email: 'r@x.example' };
    localStorage.setItem('user', JSON.stringify(user));
  });
}

async function openEditor(page: Page, search = ''): Promise<void> {
  await signedIn(page);
  await page.goto(`/admin/manage-posts${search}`);
  await hydrated(page);
  const button = search ? 'Download .md' : 'New post';
  await expect(page.getByRole('button', { name: button })).toBeEnabled();
}

const rows = (page: Page) => page.locator('[data-row]');
const titles = (page: Page) => rows(page).getByRole('heading');
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const text = (page: Page) => page.getByLabel('Text', { exact: true });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

const [topic = '', otherTopic = ''] = Object.keys(describedTopics().topics);
const newPost = {
  title: 'What the Weaver Knows',
  id: 'what-the-weaver-knows',
  excerpt: 'A weaver knows which thread carries the cloth, and tests that one before the rest.',
  category: topic,
  tags: `${topic}, ${otherTopic}`.toLowerCase(),
  text: 'The first thread.\n\n## The second\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  callToAction: 'Bring [one thread](/contact).',
};

const details = (page: Page) => page.locator('details').filter({ hasText: 'Details' });

/** Opens the details of a post, unless they are open. */
async function showDetails(page: Page): Promise<void> {
  if ((await details(page).getAttribute('open')) === null)
    await details(page).locator('summary').click();
}

async function write(page: Page): Promise<void> {
  await page.getByLabel('Title').fill(newPost.title);
  await page.getByLabel('Excerpt').fill(newPost.excerpt);
  await showDetails(page);
  await page.getByLabel('Category').selectOption(newPost.category);
  await page.getByLabel('Tags').fill(newPost.tags);
  await page.getByLabel('Call to action').fill(newPost.callToAction);
  await text(page).fill(newPost.text);
}

/** The file that a button downloads. */
async function downloaded(page: Page, name = 'Download .md') {
  const waiting = page.waitForEvent('download');
  await button(page, name).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

/** Expects that the current state breaks no accessibility rule and fits a screen of 320 px. */
async function accessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('the list is for users alone; failures and deletions can be undone', async ({ page }) => {
  const asked = requestsOf(page);
  await page.goto('/admin/manage-posts');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Manage Posts');
  await expect(main.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(button(page, 'New post')).toHaveCount(0);
  await expect(main.getByText('need JavaScript')).toBeHidden();
  await signedIn(page);
  await page.goto('/blog', { waitUntil: 'networkidle' });
  expect(asked).not.toContain('/admin/posts.json');

  await page.route('**/admin/posts.json', (route) => route.abort());
  await hydrated(page);
  await goSoftly(page, '/admin/manage-posts');
  await expect(page.getByText('The editor could not be loaded.')).toBeVisible();
  await page.unroute('**/admin/posts.json');
  await button(page, 'Try again').click();
  await expect(titles(page)).toHaveText(names);
  await expect(rows(page).first()).toContainText(`${featured[0]?.category} · `);

  for (const name of names) await button(page, `Delete “${name}”`).click();
  await expect(page.getByText('There are no posts left. Start a new one.')).toBeVisible();
  await accessible(page);
  await goSoftly(page, '/blog');
  await expect(cards(page)).toHaveCount(
    Math.min(content.perPage, content.posts().length - names.length),
  );
  await page.goBack();
  await expect(page.locator(`a[href*="/delete/main/${contentPath('blog')}/"]`)).toHaveCount(
    names.length,
  );
  for (const _ of names) await button(page, 'Undo').click();
  await expect(titles(page)).toHaveText(names);

  const other = content.posts().find(({ title }) => !names.includes(title));
  if (!other) return;
  await page.route('**/admin/posts/*', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, other.title).click();
  await expect(page.getByText('The editor could not be loaded.')).toBeInViewport();
  await page.unroute('**/admin/posts/*');
  await button(page, 'Try again').click();
  await expect(text(page)).toHaveValue(/\S/);
});

when(names[1], quiet)('a new post: mistakes, preview, place, page, reload', async ({ page }) => {
  let accepts = true;
  page.on('dialog', (dialog) => (accepts ? dialog.accept() : dialog.dismiss()));
  await page.setViewportSize({ width: 390, height: 800 });
  await openEditor(page, '?new');
  const title = page.getByLabel('Title');

  // On a phone a switch shows the text or the preview.
  await text(page).fill('## The first thread');
  await expect(preview(page)).toBeHidden();
  await button(page, 'Preview').click();
  await expect(text(page)).toBeHidden();
  await expect(preview(page).getByRole('heading', { name: 'The first thread' })).toBeInViewport();

  // Mistakes are worded as in the content check and lead to their field.
  await button(page, 'Save').click();
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/write a title/);
  await expect(page.getByText('5 fields need a change.')).toBeVisible();
  await showDetails(page);
  for (const label of ['Tags', 'Updated (optional)', 'Draft']) {
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  }
  await accessible(page);
  await write(page);
  await page.getByLabel('Tags').fill('pilot');
  await details(page).locator('summary').click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByLabel('Tags')).toBeFocused();
  await expect(page.getByLabel('Tags')).toHaveAccessibleDescription(/did you mean "pilots"/);

  // What the content check will report is listed by lines.
  await text(page).fill('# A title\n\nText with [a link](/files/none.pdf).');
  const found = page.getByRole('region', { name: 'Before it is published' });
  await expect(found).toContainText(/Line 1: .*first-heading-level/);
  await expect(found).toContainText(/Line 3: file not found/);
  await expect(found).toContainText('Checked later');

  // The preview follows the text, and stays while a chart is incomplete.
  await write(page);
  await expect(preview(page).getByRole('heading', { name: newPost.title })).toBeVisible();
  await expect(preview(page).getByRole('table')).toBeVisible();
  await text(page).fill(`${newPost.text}\n\n\`\`\`chart\nkind: pie\n\`\`\``);
  await expect(preview(page)).toContainText('unknown chart "pie"');
  await expect(preview(page).getByRole('table')).toBeVisible();

  // Links of the preview do not leave the editor.
  await text(page).fill(`[About](${routes.about}).`);
  await preview(page).getByRole('link', { name: 'About' }).click();
  await expect(preview(page)).toContainText(`This one goes to ${built(routes.about)}`);

  // It is saved at its date in the blog list.
  await text(page).fill(newPost.text);
  await showDetails(page);
  const address = page.getByLabel('Address');
  await expect(address).toHaveAccessibleDescription(new RegExp(`/${newPost.id}\\.md$`));
  await page.getByLabel('Date', { exact: true }).fill(listedDay);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page).toHaveURL(built(`/admin/manage-posts?post=${newPost.id}`));
  await button(page, /All posts/).click();
  await expect(titles(page)).toHaveText([...names, newPost.title]);
  await goSoftly(page, '/blog');
  await expect(cards(page).nth(0)).toHaveText(content.posts()[0]?.title ?? '');
  await expect(cards(page).filter({ hasText: newPost.title })).toHaveCount(1);

  // It has a page with its neighbors among all posts.
  await cards(page).getByRole('link', { name: newPost.title, exact: true }).click();
  await expect(page).toHaveURL(built(`/blog/preview?post=${newPost.id}`));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(newPost.title);
  await expect(main.getByRole('table')).toBeVisible();
  await expectLink(main, 'one thread', '/contact');
  const neighbors = page.getByRole('navigation', { name: 'Blog neighbors' });
  await expect(neighbors.getByRole('link')).toHaveCount(2);
  await main.getByRole('link', { name: 'Edit post' }).click();
  await expect(title).toHaveValue(newPost.title);

  // A reload ends the visit, and keeps the text until it is thrown away.
  await page.reload();
  await hydrated(page);
  await expect(title).toHaveValue(newPost.title);
  await button(page, /All posts/).click();
  await expect(titles(page)).toHaveText(names);
  const kept = page.locator('[data-kept]');
  expect((await downloaded(page)).name).toBe(`${newPost.id}.md`);
  await accessible(page);
  await goSoftly(page, '/blog');
  await expect(page.getByText(newPost.title)).toHaveCount(0);
  await page.goBack();
  const throwAway = kept.getByRole('button', { name: 'Throw away' });
  accepts = false;
  await throwAway.click();
  await expect(kept).toHaveCount(1);
  accepts = true;
  await throwAway.click();
  await expect(kept).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(kept).toContainText(newPost.title);

  // Another post does not take the address of a kept one.
  await button(page, 'New post').click();
  await title.fill(newPost.title);
  await button(page, 'Save').click();
  await showDetails(page);
  await expect(page.getByText('a post with this id exists already')).toBeVisible();
});

/** A post of a series that is no sample. */
const part = content
  .posts()
  .find(({ id, series }) => series?.part === 2 && !featured.some((sample) => sample.id === id));

when(part, quiet)('what changes in a visit is right on all its pages', async ({ page }) => {
  const [newest, second, third] = content.posts();
  if (!newest || !second || !third || !part) throw new Error('too few posts');
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const article = (title: string) => main.getByRole('article', { name: title, exact: true });

  await openEditor(page);
  for (const { title } of [second, part, newest]) {
    await page.getByLabel('Find a post').fill(title.toUpperCase());
    await button(page, `Edit ${title}`).click();
    await expect(page.getByText('Same as the published post.')).toBeVisible();
    await page.getByLabel('Title').fill(`New: ${title}`);
    await button(page, 'Save').click();
    await button(page, /All posts/).click();
  }
  await button(page, `Delete “New: ${newest.title}”`).click();

  // The blog list, also of a month.
  await goSoftly(page, '/blog');
  await expect(cards(page).first()).toHaveText(`New: ${second.title}`);
  await expect(article(newest.title)).toHaveCount(0);
  await goSoftly(page, routes.period(part.date.slice(0, 7)));
  await expect(article(`New: ${part.title}`)).toContainText('in this visit');
  await expect(article(`New: ${part.title}`)).toContainText(`${part.series?.name} · Part 2 of`);

  // The pages of changed and deleted posts, and of their neighbors.
  const previous = main.getByRole('link', { name: 'Previous Blog' });
  await article(`New: ${part.title}`).getByRole('link').click();
  await expect(page).toHaveURL(built(`/blog/${part.id}`));
  await expect(heading).toHaveText(`New: ${part.title}`);
  await expect(page.getByRole('navigation', { name: 'Series' })).toContainText('Part 2 of');
  await goSoftly(page, `/blog/${second.id}`);
  await expect(heading).toHaveText(`New: ${second.title}`);
  await expect(previous).toHaveCount(0);
  await goSoftly(page, `/blog/${third.id}`);
  await expect(previous).toContainText(`New: ${second.title}`);
  await goSoftly(page, `/blog/${newest.id}`);
  await expect(heading).toHaveText('Blog Post Not Found');

  // The home page, the series and the author.
  await goSoftly(page, '/');
  await expect(article(`New: ${second.title}`)).toBeVisible();
  await expect(article(newest.title)).toHaveCount(0);
  await goSoftly(page, `/blog/series/${slugOf(part.series?.name ?? '')}`);
  await expect(article(`New: ${part.title}`)).toBeVisible();
  await goSoftly(page, writerPath(newest.author) ?? '');
  await expect(heading).toBeVisible();
  await expect(article(newest.title)).toHaveCount(0);

  // The page of an added post says that there is none of its id.
  await goSoftly(page, '/blog/preview?post=no-such-post');
  await expect(heading).toHaveText('Blog Post Not Found');
  await page.goto('/blog/preview');
  await expect(heading).toHaveText('Blog Post Not Found');
});

test('a post leaves as a file, to GitHub, or by the clipboard', async ({ page }) => {
  const sample = featured.find(({ body }) => body.includes('\n```chart\n'))?.id ?? '';
  await openEditor(page, '?new');

  // A new one opens GitHub with its file filled in.
  await write(page);
  await page.context().route('https://github.com/**', (route) => route.fulfill({ body: '' }));
  const opening = page.context().waitForEvent('page');
  await button(page, 'Propose on GitHub').click();
  const tab = await opening;
  await tab.waitForURL((url) =>
    url.href.startsWith(
      `${repository}/new/main?filename=${contentPath('blog', newPost.id)}.md&value=`,
    ),
  );

  // One that is too long for an address is downloaded.
  await text(page).fill('A thread. '.repeat(900));
  expect((await downloaded(page, 'Propose on GitHub')).name).toBe(`${newPost.id}.md`);
  await expect(page.getByText(/too long .* clipboard: .* It was downloaded\./)).toBeVisible();

  // A file that is opened replaces nothing without a question.
  const choose = (content: string) =>
    page.locator('main input[type=file]').setInputFiles({
      ...{ name: 'weft (1).md', mimeType: 'text/markdown' },
      buffer: Buffer.from(`---\ntitle: Weft\n---\n${content}`),
    });
  await button(page, /All posts/).click();
  await choose('Mine.');
  await expect(text(page)).toHaveValue('Mine.');
  await button(page, /All posts/).click();
  const asked = page.waitForEvent('dialog');
  page.once('dialog', (dialog) => dialog.dismiss());
  await choose('Refused.');
  await asked;
  page.once('dialog', (dialog) => dialog.accept());
  await choose('Another.');
  await expect(text(page)).toHaveValue('Another.');
  // The only text that was replaced.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text(page)).toHaveValue('Mine.');

  // The preview equals the published page.
  await goSoftly(page, `/admin/manage-posts?post=${sample}`);
  const prose = exportedPage(`/blog/${sample}`).document.querySelector('.prose');
  await expect(preview(page).locator('.prose')).toHaveText(prose?.textContent ?? '');

  // It downloads as it is, and is copied to the clipboard.
  const file = readFileSync(contentPath('blog', `${sample}.md`), 'utf8');
  expect(await downloaded(page)).toEqual({ name: `${sample}.md`, text: file });
  await button(page, 'Propose on GitHub').click();
  await expect(page.getByText(/this one exists\. .* on your clipboard/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open GitHub' })).toHaveAttribute(
    'href',
    `${repository}/edit/main/${contentPath('blog', sample)}.md`,
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file);

  // Without a clipboard it is downloaded.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  expect((await downloaded(page, 'Propose on GitHub')).name).toBe(`${sample}.md`);

  // A draft that is older than its post shows both before it leaves.
  const excerpt = 'A warp is set up once, and each thread of it is tested before the weft begins.';
  await page.getByLabel('Title').fill('Another Title for It');
  await text(page).fill('Mine.');
  await page.route(`**/admin/posts/${sample}.json`, async (route) => {
    const response = await route.fetch();
    const source = await response.json();
    const frontMatter = source.frontMatter.replace(/^excerpt: .*$/m, `excerpt: ${excerpt}`);
    await route.fulfill({ response, json: { ...source, frontMatter, content: 'Theirs.' } });
  });
  await button(page, 'Propose on GitHub').click();
  await expect(page.getByText('The published post has changed. Look at it below')).toBeVisible();
  await expect(page.getByText('because you had not changed it: Excerpt.')).toBeVisible();
  await expect(page.getByLabel('Excerpt')).toHaveValue(excerpt);
  await expect(page.getByRole('region', { name: 'Text, as published' })).toHaveText(/Theirs\./);
  await expect(page.getByRole('region', { name: 'Text, as you wrote it' })).toHaveText(/Mine\./);
  await accessible(page);
  await button(page, 'Take the published one').click();
  await expect(text(page)).toHaveValue('Theirs.');
  await button(page, 'Undo').click();
  await expect(text(page)).toHaveValue('Mine.');
  await button(page, 'Keep mine').click();
  expect((await downloaded(page)).text).toMatch(/Another Title for It.*\nMine\.\n/s);
});

test('a text survives the crash of its tab, and is the same in two tabs', async ({ page }) => {
  await openEditor(page, '?new');
  await text(page).fill('Before the crash.');
  const other = await page.context().newPage();
  await openEditor(other, '?new');
  await expect(text(other)).toHaveValue('Before the crash.');
  await expect(other.getByText('This post is open in another tab')).toBeVisible();
  await expect(page.getByText('This post is open in another tab')).toBeVisible();
  await text(page).fill('Typed here again.');
  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await expect(text(other)).toHaveValue('Typed here again.');
  await other.reload();
  await hydrated(other);
  await expect(text(other)).toHaveValue('Typed here again.');
});
