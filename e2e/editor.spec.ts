import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { contentPath } from '#lib/content/load/content-folder';
import { notFoundTexts } from '#lib/content/pages/page-texts';
import { wake } from './support/account';
import { violations } from './support/axe';
import { built, rootPath } from './support/built-base';
import {
  authorPages,
  chartedSample,
  perPage,
  posts,
  samples,
  site,
  slugOf,
} from './support/content';
import {
  button,
  follow,
  newPost,
  openEditor,
  preview,
  rows,
  showDetails,
  signedIn,
  text,
  titles,
  write,
} from './support/editor';
import { complaints, expectLink } from './support/page';
import { goSoftly } from './support/payload';
import { exportedPage } from './support/sitemap';
import { when } from './support/test';

const featured = samples();
const noPost = { id: '', title: '', category: '', date: '' };
/** Day of a post that is on the first page of the list, and not its first. */
const listedDay = posts()[1]?.date ?? '';
const names = featured.map(({ title }) => title);
const [first = noPost, second = noPost] = featured;
const test = when(featured.length > 1);
test.use({
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});
const { repository } = site();
const cards = (page: Page) => page.locator('main article :is(h2, h3)').filter({ visible: true });
const archive = (page: Page) => page.getByRole('navigation', { name: 'Blog Archive' });

async function downloaded(page: Page) {
  const waiting = page.waitForEvent('download');
  await button(page, 'Download .md').click();
  const download = await waiting;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

/** Expects that the current state breaks no accessibility rule and fits a screen of 320 px. */
async function accessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Page of the month of a post. */
const pathOfMonth = ({ date }: { date: string }) => `/blog/${date.slice(0, 7).replace('-', '/')}`;

test('signed out, the editor explains itself and fetches no posts; other pages fetch none either', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(rootPath(request.url())));
  await page.goto('/admin/manage-posts');
  await wake(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Manage Posts');
  await expect(main.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(button(page, 'New post')).toHaveCount(0);
  await expect(main.getByText('need JavaScript')).toBeHidden();
  await signedIn(page);
  await page.goto('/blog', { waitUntil: 'networkidle' });
  expect(asked).not.toContain('/admin/posts.json');

  await page.route('**/admin/posts.json', (route) => route.abort());
  await wake(page);
  await goSoftly(page, '/admin/manage-posts');
  await expect(page.getByText('The editor could not be loaded.')).toBeVisible();
  await page.unroute('**/admin/posts.json');
  await button(page, 'Try again').click();
  await expect(titles(page)).toHaveText(names);

  const other = posts().find(({ title }) => !names.includes(title));
  if (!other) return;
  await page.route('**/admin/posts/*', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, other.title).click();
  await expect(page.getByText('The editor could not be loaded.')).toBeInViewport();
  await page.unroute('**/admin/posts/*');
  await button(page, 'Try again').click();
  await expect(text(page)).toHaveValue(/\S/);
  expect(asked.filter((path) => path === `/admin/posts/${other.id}.json`)).toHaveLength(2);
});

test('the list starts with three samples, deletes, and takes back each deletion', async ({
  page,
}) => {
  const errors = complaints(page);
  await openEditor(page);
  await expect(titles(page)).toHaveText(names);
  expect(names).toHaveLength(3);
  await expect(rows(page).first()).toContainText(`${first.category} · `);
  await button(page, `Delete “${second.title}”`).click();
  await expect(titles(page)).toHaveCount(2);
  await accessible(page);
  await button(page, 'Undo').click();
  await expect(titles(page)).toHaveText(names);
  for (const name of names) await button(page, `Delete “${name}”`).click();
  await expect(page.getByText('There are no posts left. Start a new one.')).toBeVisible();
  await follow(page, '/blog');
  await expect(cards(page)).toHaveCount(Math.min(perPage, posts().length - names.length));
  expect(errors).toEqual([]);
});

test('a new post: mistakes as in the content check, preview, the blog list, its page, a reload', async ({
  page,
}) => {
  const errors = complaints(page);
  page.on('dialog', (dialog) => dialog.accept());
  await openEditor(page, '?new');
  const title = page.getByLabel('Title');

  await test.step('mistakes are worded as in the content check and lead to their field', async () => {
    await button(page, 'Save').click();
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription(/write a title/);
    await expect(page.getByText('6 fields need a change.')).toBeVisible();
    await showDetails(page);
    await accessible(page);
    await write(page, { ...newPost, tags: 'pilot' });
    await showDetails(page, false);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByLabel('Tags')).toBeFocused();
    await expect(page.getByLabel('Tags')).toHaveAccessibleDescription(/did you mean "pilots"/);
  });

  await test.step('the preview follows the text, and stays while a chart is incomplete', async () => {
    await write(page);
    await expect(preview(page).getByRole('heading', { name: newPost.title })).toBeVisible();
    await expect(preview(page).getByRole('table')).toBeVisible();
    await text(page).fill(`${newPost.text}\n\n\`\`\`chart\nkind: pie\n\`\`\``);
    await expect(preview(page)).toContainText('unknown chart "pie"');
    await expect(preview(page).getByRole('table')).toBeVisible();
  });

  await test.step('links of the preview do not leave the editor, and forbidden ones are text', async () => {
    await text(page).fill('[About](/about) and [bad](javascript:alert(1)).');
    await preview(page).getByRole('link', { name: 'About' }).click();
    await expect(preview(page)).toContainText(`This one goes to ${built('/about')}`);
    await expect(preview(page).getByText('bad')).toBeVisible();
    await expect(preview(page).getByRole('link', { name: 'bad' })).toHaveCount(0);
  });

  await test.step('the draft survives another page and a reload', async () => {
    await text(page).fill(newPost.text);
    await follow(page, '/blog');
    await expect(page.getByText(newPost.title)).toHaveCount(0);
    await page.goBack();
    await page.reload();
    await wake(page);
    await expect(title).toHaveValue(newPost.title);
    await expect(text(page)).toHaveValue(newPost.text);
  });

  await test.step('it is saved at its date in the blog list, and counted', async () => {
    await showDetails(page);
    await page.getByLabel('Date', { exact: true }).fill(listedDay);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page).toHaveURL(built(`/admin/manage-posts?post=${newPost.id}`));
    await button(page, /All posts/).click();
    await expect(titles(page)).toHaveText([...names, newPost.title]);
    await follow(page, '/blog');
    await expect(cards(page).nth(0)).toHaveText(posts()[0]?.title ?? '');
    await expect(cards(page).filter({ hasText: newPost.title })).toHaveCount(1);
    await expect(cards(page)).toHaveCount(Math.min(perPage, posts().length + 1));
    const counts = await archive(page).locator('li a').allTextContents();
    const total = counts.reduce((sum, entry) => sum + Number(/\((\d+)\)/.exec(entry)?.[1] ?? 0), 0);
    expect(total).toBe(posts().length + 1);
    await accessible(page);
    await goSoftly(page, pathOfMonth({ date: listedDay }));
    await expect(cards(page).filter({ hasText: newPost.title })).toHaveCount(1);
  });

  await test.step('it has a page with its neighbors among all posts', async () => {
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
  });

  await test.step('a reload ends the visit, and keeps the text until it is thrown away', async () => {
    await page.reload();
    await wake(page);
    await expect(title).toHaveValue(newPost.title);
    await button(page, /All posts/).click();
    await expect(titles(page)).toHaveText(names);
    const kept = page.locator('[data-kept]');
    await expect(kept).toContainText(newPost.title);
    const waiting = page.waitForEvent('download');
    await kept.getByRole('button', { name: 'Download .md' }).click();
    expect((await waiting).suggestedFilename()).toBe(`${newPost.id}.md`);
    await accessible(page);
    await kept.getByRole('button', { name: 'Throw away' }).click();
    await expect(kept).toHaveCount(0);
    await button(page, 'Undo').click();
    await expect(kept).toContainText(newPost.title);
    await kept.getByRole('button', { name: 'Throw away' }).click();
    await page.reload();
    await wake(page);
    await expect(titles(page)).toHaveText(names);
    await expect(kept).toHaveCount(0);
  });
  expect(errors).toEqual([]);
});

/** A post of a series that is no sample. */
const part = posts().find(
  ({ id, series }) => series?.part === 2 && !featured.some((sample) => sample.id === id),
);

when(part)(
  'what changes in a visit is right on every page that lists or names it',
  async ({ page }) => {
    const errors = complaints(page);
    const [newest, second, third] = posts();
    if (!newest || !second || !third || !part) throw new Error('too few posts');
    const main = page.getByRole('main');
    const article = (title: string) => main.getByRole('article', { name: title, exact: true });
    const inMonth = (post: { date: string }) =>
      archive(page).locator(`a[href$="${pathOfMonth(post)}#posts"]`);
    const countBefore = posts().filter(({ date }) =>
      date.startsWith(newest.date.slice(0, 7)),
    ).length;

    await openEditor(page);
    for (const { title } of [second, part]) {
      await page.getByLabel('Find a post').fill(title.toUpperCase());
      await button(page, `Edit ${title}`).click();
      await expect(page.getByText('Same as the published post.')).toBeVisible();
      await page.getByLabel('Title').fill(`New: ${title}`);
      await button(page, 'Save').click();
      await button(page, /All posts/).click();
    }
    // A post has to be in the store to be deleted.
    await page.getByLabel('Find a post').fill(newest.title);
    await button(page, `Edit ${newest.title}`).click();
    await page.getByLabel('Title').fill('Another title');
    await button(page, 'Save').click();
    await button(page, /All posts/).click();
    await button(page, 'Delete “Another title”').click();

    await test.step('the blog list, also of a month, and the archive', async () => {
      await follow(page, '/blog');
      await expect(cards(page)).toHaveCount(Math.min(perPage, posts().length - 1));
      await expect(cards(page).first()).toHaveText(`New: ${second.title}`);
      await expect(article(newest.title)).toHaveCount(0);
      if (countBefore === 1) await expect(inMonth(newest)).toHaveCount(0);
      else await expect(inMonth(newest)).toContainText(`(${countBefore - 1})`);
      await goSoftly(page, pathOfMonth(newest));
      await expect(page.getByText(/^Posts from /)).toBeVisible();
      await expect(article(newest.title)).toHaveCount(0);
      await goSoftly(page, pathOfMonth(part));
      await expect(article(`New: ${part.title}`)).toContainText('in this visit');
      await expect(article(`New: ${part.title}`)).toContainText(`${part.series?.name} · Part 2 of`);
    });

    await test.step('the page of a changed post, with its neighbors and its series', async () => {
      await article(`New: ${part.title}`).getByRole('link').click();
      await expect(page).toHaveURL(built(`/blog/${part.id}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`New: ${part.title}`);
      await expect(page.getByRole('navigation', { name: 'Series' })).toContainText('Part 2 of');
      await goSoftly(page, `/blog/${second.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`New: ${second.title}`);
      await expect(main.getByRole('link', { name: 'Previous Blog' })).toHaveCount(0);
    });

    await test.step('previous and next of an unchanged post', async () => {
      await goSoftly(page, `/blog/${third.id}`);
      await expect(main.getByRole('link', { name: 'Previous Blog' })).toContainText(
        `New: ${second.title}`,
      );
    });

    await test.step('the page of a deleted post', async () => {
      await goSoftly(page, `/blog/${newest.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
    });

    await test.step('the home page', async () => {
      await follow(page, '/');
      await expect(article(`New: ${second.title}`)).toBeVisible();
      await expect(article(newest.title)).toHaveCount(0);
    });

    await test.step('the series and the author', async () => {
      await goSoftly(page, `/blog/series/${slugOf(part.series?.name ?? '')}`);
      await expect(article(`New: ${part.title}`)).toBeVisible();
      await goSoftly(page, authorPages().get(newest.author) ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(article(newest.title)).toHaveCount(0);
    });
    expect(errors).toEqual([]);
  },
);

test('a post leaves as a file, to GitHub, or by the clipboard', async ({ page }) => {
  const sample = chartedSample();
  await openEditor(page, `?post=${sample}`);

  await test.step('the preview equals the published page', async () => {
    const { html } = exportedPage(`/blog/${sample}`);
    const words = (source: string) => {
      const prose = new DOMParser().parseFromString(source, 'text/html').querySelector('.prose');
      return prose?.textContent;
    };
    const shown = await preview(page)
      .locator('.prose')
      .evaluate((node) => node.outerHTML);
    expect(await page.evaluate(words, shown)).toBe(await page.evaluate(words, html));
  });

  await test.step('it downloads as it is', async () => {
    const { name, text: file } = await downloaded(page);
    expect(name).toBe(`${sample}.md`);
    expect(file).toBe(readFileSync(contentPath('blog', `${sample}.md`), 'utf8'));
  });

  await test.step('one that has a file is copied to the clipboard', async () => {
    await button(page, 'Propose on GitHub').click();
    await expect(page.getByText(/this one exists\. .* on your clipboard/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open GitHub' })).toHaveAttribute(
      'href',
      `${repository}/edit/main/content/blog/${sample}.md`,
    );
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe((await downloaded(page)).text);
  });

  await test.step('without a clipboard it is downloaded', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    const waiting = page.waitForEvent('download');
    await button(page, 'Propose on GitHub').click();
    expect((await waiting).suggestedFilename()).toBe(`${sample}.md`);
  });

  await test.step('a new one opens GitHub with its file filled in', async () => {
    await button(page, /All posts/).click();
    await button(page, 'New post').click();
    await write(page);
    await page.context().route('https://github.com/**', (route) => route.fulfill({ body: '' }));
    const opening = page.context().waitForEvent('page');
    await button(page, 'Propose on GitHub').click();
    const tab = await opening;
    await tab.waitForURL((url) =>
      url.href.startsWith(`${repository}/new/main?filename=content/blog/${newPost.id}.md&value=`),
    );
  });
});

test('a new post that is too long for an address is downloaded too', async ({ page }) => {
  await openEditor(page, '?new');
  await write(page, { ...newPost, text: `${'A thread. '.repeat(900)}\n` });
  const waiting = page.waitForEvent('download');
  await button(page, 'Propose on GitHub').click();
  expect((await waiting).suggestedFilename()).toBe(`${newPost.id}.md`);
  await expect(
    page.getByText(/too long .* on your clipboard: .* It was downloaded\./),
  ).toBeVisible();
});

test('a draft that is older than its post shows both before it leaves', async ({ page }) => {
  const sample = chartedSample();
  await openEditor(page, `?post=${sample}`);
  await page.getByLabel('Title').fill('Another Title for It');
  await text(page).fill('Mine.');
  await page.route(`**/admin/posts/${sample}.json`, async (route) => {
    const response = await route.fetch();
    const source = await response.json();
    const frontMatter = source.frontMatter.replace(/^excerpt: .*$/m, `excerpt: ${newPost.excerpt}`);
    await route.fulfill({ response, json: { ...source, frontMatter, content: 'Theirs.' } });
  });
  await button(page, 'Propose on GitHub').click();
  await expect(page.getByText('The published post has changed. Look at it below')).toBeVisible();
  await expect(page.getByText('because you had not changed it: Excerpt.')).toBeVisible();
  await expect(page.getByLabel('Excerpt')).toHaveValue(newPost.excerpt);
  await expect(page.getByRole('region', { name: 'Text, as published' })).toHaveText(/Theirs\./);
  await expect(page.getByRole('region', { name: 'Text, as you wrote it' })).toHaveText(/Mine\./);
  await accessible(page);
  await button(page, 'Take the published one').click();
  await expect(text(page)).toHaveValue('Theirs.');
  await button(page, 'Undo').click();
  await expect(text(page)).toHaveValue('Mine.');
  await button(page, 'Keep mine').click();
  const { text: file } = await downloaded(page);
  expect(file).toContain('Another Title for It');
  expect(file).toContain('\nMine.\n');
});

test('a text survives the crash of its tab, and is the same in two tabs', async ({ page }) => {
  await openEditor(page, '?new');
  await text(page).fill('Before the crash.');
  const other = await page.context().newPage();
  await openEditor(other, '?new');
  await expect(text(other)).toHaveValue('Before the crash.');
  await expect(other.getByText('This post is open in another tab')).toBeVisible();
  await expect(page.getByText('This post is open in another tab')).toBeVisible();
  await text(other).fill('Typed in the other tab.');
  await expect(text(page)).toHaveValue('Typed in the other tab.');
  await text(page).fill('Typed here again.');
  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await expect(text(other)).toHaveValue('Typed here again.');
  await other.reload();
  await wake(other);
  await expect(text(other)).toHaveValue('Typed here again.');
});

test('what the content check will report is listed, with lines that have numbers', async ({
  page,
}) => {
  await openEditor(page, '?new');
  await write(page, { ...newPost, text: '# A title\n\nText[^1] with [a link](/files/none.pdf).' });
  const found = page.getByRole('region', { name: 'Before it is published' });
  await expect(found).toContainText('Line 1: ');
  await expect(found).toContainText('first-heading-level');
  await expect(found).toContainText('Line 3: ');
  await expect(found).toContainText('file not found: /files/none.pdf');
  await expect(found).toContainText('undefined-references');
  await expect(found).toContainText('Checked later');
  await showDetails(page);
  await expect(page.getByLabel('Draft', { exact: true })).toHaveAccessibleDescription(/Uncheck it/);
});

test('on a phone a switch shows the text or the preview', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openEditor(page, '?new');
  await text(page).fill('## The first thread');
  await expect(preview(page)).toBeHidden();
  await button(page, 'Preview').click();
  await expect(text(page)).toBeHidden();
  await expect(preview(page).getByRole('heading', { name: 'The first thread' })).toBeInViewport();
  await button(page, 'Save').click();
  await expect(page.getByLabel('Title')).toBeFocused();
});

for (const query of ['?post=no-such-post', '']) {
  test(`/blog/preview${query} is a post that is not found`, async ({ page }) => {
    await page.goto(`/blog/preview${query}`);
    const main = page.getByRole('main');
    const { heading, lead = '', actions = [] } = notFoundTexts('not-found-blog');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main).toContainText(lead);
    for (const { label, href } of actions) await expectLink(main, label, href);
  });
}
