import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

import { wake } from './support/account';
import { button, newPost, openEditor, preview, text, titles, write } from './support/editor';
import { test } from './support/test';

const notice = (page: Page) => page.getByText('Your unsaved text is back');
const data = '**/admin/posts.json';

/** Reloads the page. The dialog handler below accepts the browser's warning. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await wake(page);
}

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
});

const mistakes = [
  ['an unknown alias in a chart', '```chart\nkind: bar\ntitle: *Growth\n```', 'needs quotes'],
  ['2,000 quotes', `${'>'.repeat(2000)} a`, 'nested too deeply'],
] as const;

test('unsaved text survives mistakes, a failure of the editor and reloads, until it is exported', async ({
  page,
}) => {
  await openEditor(page, '?new');
  await expect(notice(page)).toHaveCount(0);
  await write(page);

  for (const [what, words, message] of mistakes) {
    await test.step(`${what} is an error in the preview, and the editor stays`, async () => {
      await text(page).fill(words);
      await expect(preview(page)).toContainText(message);
      await expect(text(page)).toHaveValue(words);
      await expect(page.getByLabel('Title')).toHaveValue(newPost.title);
      await button(page, 'Save').click();
      await expect(page.locator('#edit-content-error')).toContainText(message);
      await expect(text(page)).toHaveValue(words);
    });
  }

  await test.step('an error in the editor shows the unsaved text instead', async () => {
    await text(page).fill(newPost.text);
    // Data for which the form fails to render.
    await page.route(data, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), covers: undefined } });
    });
    await reload(page);
    await expect(page.getByRole('heading', { name: 'The editor has stopped' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: newPost.title })).toHaveValue(newPost.text);
    await button(page, 'Open the editor again').click();
    await expect(page.getByRole('heading', { name: 'The editor has stopped' })).toBeVisible();
    await page.unroute(data);
  });

  await test.step('unsaved text survives a reload', async () => {
    await reload(page);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(newPost.title);
    await expect(text(page)).toHaveValue(newPost.text);
    await button(page, 'OK').click();
    await expect(notice(page)).toHaveCount(0);
  });

  await test.step('unsaved text is gone once it is exported', async () => {
    const download = page.waitForEvent('download');
    await button(page, 'Download .md').click();
    await download;
    await page.goto('/admin/manage-posts');
    await wake(page);
    await expect(titles(page).first()).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await expect(titles(page).filter({ hasText: newPost.title })).toHaveCount(0);
  });

  await test.step('unsaved changes of a post survive a reload, and can be discarded', async () => {
    await button(page, /^Edit/).click();
    const before = await text(page).inputValue();
    await text(page).fill('Other words.');
    await reload(page);
    await expect(text(page)).toHaveValue('Other words.');
    await text(page).fill(before);
    await reload(page);
    await expect(text(page)).toHaveValue(before);
    await expect(notice(page)).toHaveCount(0);
  });
});

test('a dropped picture survives a reload and is in the download', async ({ page }, testInfo) => {
  await openEditor(page, '?new');
  await write(page);
  const image = sharp({ create: { width: 800, height: 450, channels: 3, background: '#2fa58c' } });
  const add = page.getByLabel('Add pictures');
  const files = ['Huge.png', 'My Loom.png'].map((name) => testInfo.outputPath(name));
  const [huge = '', small = ''] = files;
  writeFileSync(huge, Buffer.alloc(9_000_000));
  await image.png().toFile(small);
  await add.setInputFiles(files);
  await expect(page.getByText('Huge.png was not added: it has 9.0 MB')).toBeVisible();
  await expect(text(page)).toHaveValue(`${newPost.text}\n\n![](./my-loom.png)\n`);
  await page.keyboard.type('A loom');
  const shown = preview(page).getByRole('img', { name: 'A loom' });
  await expect(shown).toBeVisible();

  await reload(page);
  await expect(text(page)).toHaveValue(/!\[A loom\]\(\.\/my-loom\.png\)/);
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(800);
  const download = page.waitForEvent('download');
  await button(page, 'Download .md').click();
  expect((await download).suggestedFilename()).toBe(`${newPost.id}.zip`);
  await expect(page.getByText('Downloaded with my-loom.png.')).toBeVisible();
});
