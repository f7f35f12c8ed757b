import { expect, type Page } from '@playwright/test';
import { button, newPost, openEditor, preview, rows, text, titles, write } from './support/editor';
import { test } from './support/test';

const mod = 'ControlOrMeta';
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Format' }).getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
/** Selects the characters of the text between two offsets. */
const select = (page: Page, from: number, to: number) =>
  text(page).evaluate(
    (area, [start, end]) => (area as HTMLTextAreaElement).setSelectionRange(start ?? 0, end ?? 0),
    [from, to],
  );

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('writing on a wide screen: toolbar, undo, links, Tab, the height of the text', {
    tag: '@full',
  }, async ({ page }) => {
    await openEditor(page, '?new');

    await test.step('the toolbar formats the selection, and undo reverts it', async () => {
      for (const [name, keys, result] of [
        ['Bold', `${mod}+b`, 'one **two** three'],
        ['Italic', `${mod}+i`, 'one _two_ three'],
        ['Link', `${mod}+k`, 'one [two](https://) three'],
        ['Heading', `${mod}+Shift+Digit2`, '## one two three'],
        ['List', `${mod}+Shift+Digit8`, '- one two three'],
      ] as const) {
        for (const act of [() => tool(page, name).click(), () => page.keyboard.press(keys)]) {
          await text(page).fill('one two three');
          await text(page).focus();
          await select(page, 4, 7);
          await act();
          await expect(text(page)).toHaveValue(result);
          await expect(text(page)).toBeFocused();
          await page.keyboard.press(`${mod}+z`);
          await expect(text(page)).toHaveValue('one two three');
        }
      }
    });

    await test.step('the address of a new link is selected', async () => {
      await text(page).fill('');
      await text(page).focus();
      await page.keyboard.press(`${mod}+k`);
      await page.keyboard.type('/about');
      await expect(text(page)).toHaveValue('[words](/about)');
    });

    await test.step('Tab leaves the text, both ways', async () => {
      await text(page).fill('one');
      await page.keyboard.press('Tab');
      await expect(text(page)).not.toBeFocused();
      await expect(text(page)).toHaveValue('one');
      await text(page).focus();
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByLabel('Add pictures')).toBeFocused();
    });

    await test.step('the text area grows with its text', async () => {
      const height = () => text(page).evaluate((area) => area.clientHeight);
      const before = await height();
      await text(page).fill('line\n'.repeat(60));
      expect(await height()).toBeGreaterThan(before + 500);
      expect(
        await text(page).evaluate((area) => area.scrollHeight - area.clientHeight),
      ).toBeLessThanOrEqual(1);
      await text(page).fill('');
      expect(await height()).toBe(before);
    });

    await test.step('form and preview are side by side', async () => {
      await expect(page.getByRole('tablist')).toBeHidden();
      const [form, pane] = [
        await page.getByRole('form', { name: 'Post' }).boundingBox(),
        await preview(page).boundingBox(),
      ];
      expect(pane?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
    });
  });

  test('a post is written and deleted by keyboard alone', { tag: '@full' }, async ({ page }) => {
    // Over a hundred key presses, each followed by a check of the focus.
    test.slow();
    await openEditor(page);
    const reach = async (name: string | RegExp, key = 'Tab') => {
      const target = button(page, name);
      for (let step = 0; step < 60; step += 1) {
        if (await target.evaluate((node) => node === document.activeElement)) return;
        await page.keyboard.press(key);
      }
      throw new Error(`Tab never reaches ${name}`);
    };
    await page.getByRole('link', { name: /Skip/ }).focus();
    await page.keyboard.press('Enter');
    await reach('New post');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const name of ['Save', 'Download .md', 'Propose on GitHub']) await reach(name);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(newPost.title);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(newPost.excerpt);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(newPost.category);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(newPost.tags);
    await reach('List');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Add pictures')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('The words.');
    await page.keyboard.press(`${mod}+s`);
    await expect(page.getByText('Saved for this visit.')).toBeVisible();
    await expect(text(page)).toBeFocused();
    await reach(/All posts/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(titles(page)).toHaveCount(4);
    await reach(`Delete “${newPost.title}”`);
    await page.keyboard.press('Enter');
    await expect(titles(page)).toHaveCount(3);
    await page.keyboard.press('Enter');
    await expect(titles(page)).toHaveCount(4);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('tabs show one of the two, and a post is written and deleted by touch', {
    tag: '@full',
  }, async ({ page }) => {
    await openEditor(page, '?new');

    await test.step('tabs show one of the two, by touch and by arrow keys', async () => {
      await expect(preview(page)).toBeHidden();
      await tab(page, 'Preview').tap();
      await expect(preview(page)).toBeVisible();
      await expect(page.getByLabel('Title')).toBeHidden();
      await expect(tab(page, 'Preview')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, 'Write')).toBeFocused();
      await expect(page.getByLabel('Title')).toBeVisible();
      // The invalid field is on the other tab, which must open.
      await tab(page, 'Preview').tap();
      await button(page, 'Save').tap();
      await expect(page.getByLabel('Title')).toBeFocused();
    });

    await test.step('a post is written and deleted by touch', async () => {
      await button(page, /All posts/).tap();
      await button(page, 'New post').tap();
      await write(page);
      await page.getByRole('form', { name: 'Post' }).getByRole('button', { name: 'Save' }).tap();
      await expect(page.getByText('Saved for this visit.')).toBeAttached();
      await button(page, /All posts/).tap();
      await expect(titles(page)).toHaveCount(4);
      await rows(page)
        .nth(3)
        .getByRole('button', { name: /^Delete/ })
        .tap();
      await button(page, 'Undo').tap();
      await expect(titles(page)).toHaveCount(4);
    });
  });
});
