import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { chartedSample } from './support/content';
import { button, newPost, openEditor, preview, rows, text, write } from './support/editor';
import { readFrontMatter } from './support/front-matter';
import { test } from './support/test';

test.use({
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const sample = chartedSample();
const repository = 'https://github.com/weftline-sample/site';

/** Whether leaving the page opens a confirmation dialog. */
async function asks(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type() === 'beforeunload';
  });
  // The dialog cancels the navigation, so waiting for the URL fails then.
  const left = page.waitForURL('/about').then(
    () => false,
    () => asked,
  );
  // The event that does not happen rejects when the page closes.
  for (const end of [asked, left]) end.catch(() => undefined);
  const leaving = page.evaluate(() => location.assign('/about')).catch(() => undefined);
  const answer = await Promise.race([asked, left]);
  await leaving;
  return answer;
}

async function downloaded(page: Page) {
  const waiting = page.waitForEvent('download');
  await button(page, 'Download .md').click();
  const download = await waiting;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

/** URL of the tab that a proposal opens. */
async function proposed(page: Page): Promise<URL> {
  await page.context().route('https://github.com/**', (route) => route.fulfill({ body: '' }));
  const opening = page.context().waitForEvent('page');
  await button(page, 'Propose on GitHub').click();
  const tab = await opening;
  await tab.waitForURL('https://github.com/**');
  return new URL(tab.url());
}

test('a new post: what fails, and its way out as a file, to GitHub and to the clipboard', async ({
  page,
}) => {
  await openEditor(page);

  await test.step('when the preview cannot be fetched, an error is shown, and the request can be repeated', async () => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await button(page, 'New post').click();
    await expect(preview(page)).toContainText('The preview could not be loaded.');
    await text(page).fill('Words.');
    await expect(button(page, 'Save')).toBeDisabled();
    await page.unroute('**/_next/static/chunks/*.js');
    await button(page, 'Try again').click();
    await expect(preview(page)).toContainText('Words.');
    await expect(button(page, 'Save')).toBeEnabled();
    await text(page).fill('');
  });

  await test.step('a post with errors can not be exported', async () => {
    let left = false;
    const leaves = () => {
      left = true;
    };
    page.on('download', leaves);
    page.context().on('page', leaves);
    await button(page, 'Download .md').click();
    await expect(page.getByText('6 fields need a change.')).toBeVisible();
    await button(page, 'Propose on GitHub').click();
    await expect(page.getByLabel('Title')).toBeFocused();
    expect(left).toBe(false);
    page.off('download', leaves);
    page.context().off('page', leaves);
  });

  await test.step('a post downloads as a valid file for content/blog', async () => {
    await write(page);
    const { name, text: file } = await downloaded(page);
    expect(name).toBe(`${newPost.id}.md`);
    const { data, content } = readFrontMatter(file);
    expect(data).toMatchObject({
      title: newPost.title,
      category: newPost.category,
      tags: newPost.tags.split(', '),
      excerpt: newPost.excerpt,
    });
    expect(content).toBe(`${newPost.text}\n`);
    await expect(
      page.getByText(`Downloaded. Save it as content/blog/${newPost.id}.md`),
    ).toBeVisible();
  });

  await test.step('a new post opens GitHub with its file filled in', async () => {
    const url = await proposed(page);
    expect(
      url.href.startsWith(`${repository}/new/main?filename=content/blog/${newPost.id}.md&value=`),
    ).toBe(true);
    expect(url.searchParams.get('value')).toBe((await downloaded(page)).text);
  });

  await test.step('a post too long for an address shows a message and is copied to the clipboard', async () => {
    await write(page, { ...newPost, text: 'A long text. '.repeat(600) });
    await button(page, 'Propose on GitHub').click();
    await expect(page.getByText(/^This post is too long .* on your clipboard/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open GitHub' })).toHaveAttribute(
      'href',
      `${repository}/new/main?filename=content/blog/${newPost.id}.md`,
    );
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe((await downloaded(page)).text);
  });
});

test('a sample: its way out as a file, to the clipboard, and without a clipboard', {
  tag: '@full',
}, async ({ page }) => {
  await openEditor(page, `?post=${sample}`);

  await test.step('a sample downloads as it is', async () => {
    const { name, text: file } = await downloaded(page);
    expect(name).toBe(`${sample}.md`);
    const [after, before] = [
      readFrontMatter(file),
      readFrontMatter(readFileSync(`content/blog/${sample}.md`, 'utf8')),
    ];
    expect(after.data).toEqual(before.data);
    expect(after.content.trim()).toBe(before.content.trim());
  });

  await test.step('a post that has a file is copied to the clipboard, and the file opens', async () => {
    await button(page, 'Propose on GitHub').click();
    await expect(page.getByText(/this one exists\. .* on your clipboard/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open GitHub' })).toHaveAttribute(
      'href',
      `${repository}/edit/main/content/blog/${sample}.md`,
    );
  });

  await test.step('without a clipboard it is downloaded', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    const waiting = page.waitForEvent('download');
    await button(page, 'Propose on GitHub').click();
    expect((await waiting).suggestedFilename()).toBe(`${sample}.md`);
    await expect(page.getByText(/It was downloaded/)).toBeVisible();
  });
});

test('leaving asks only when there are unsaved changes', async ({ page }) => {
  /** Whether the page handles the event that precedes leaving. It stays open. */
  const warns = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await openEditor(page);

  await test.step('leaving asks after a deletion, and not after its undo', async () => {
    await button(page, /^Delete/).click();
    expect(await asks(page)).toBe(true);
    await button(page, 'Undo').click();
    await expect.poll(warns).toBe(false);
  });

  await test.step('leaving asks after a change, and not after it is taken back', async () => {
    await page.locator(`[data-row="${sample}"]`).getByRole('button', { name: /^Edit/ }).click();
    const title = page.getByLabel('Title');
    const before = await title.inputValue();
    await title.fill('Another title for it');
    expect(await asks(page)).toBe(true);
    // Restores the original title, so that there are no changes.
    await title.fill(before);
    await expect.poll(warns).toBe(false);
    await title.fill('Another title for it');
    await button(page, 'Save').click();
    expect(await asks(page)).toBe(true);
  });

  await test.step('leaving does not ask after a download', async () => {
    await downloaded(page);
    await button(page, /All posts/).click();
    await expect(rows(page).filter({ hasText: 'Another title' })).toContainText(
      'Changed, exported',
    );
    expect(await asks(page)).toBe(false);
    await expect(page).toHaveURL('/about');
  });
});
