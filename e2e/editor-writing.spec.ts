import { expect, type Locator, type Page } from '@playwright/test';
import { chartedSample, posts } from './support/content';
import { button, newPost, openEditor, preview, showDetails, text, write } from './support/editor';
import { exportedPage } from './support/sitemap';
import { test } from './support/test';

test.use({ viewport: { width: 1280, height: 900 } });

const charted = chartedSample();
const status = (page: Page) => page.getByRole('status').first();
const told = (field: Locator, words: string) =>
  expect(field).toHaveAccessibleDescription(new RegExp(words));

/**
 * Markup of the article in a page, without the ids of headings, which the preview omits because they
 * belong to the page. Runs in the browser.
 */
function words(html: string) {
  const prose = new DOMParser().parseFromString(html, 'text/html').querySelector('.prose');
  for (const heading of prose?.querySelectorAll('h2, h3') ?? []) heading.removeAttribute('id');
  return prose?.innerHTML;
}

test('an empty post: errors are worded as in the content check and lead to their field, and the preview follows the text', async ({
  page,
  context,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await openEditor(page, '?new');

  await test.step('errors are worded as in the content check', async () => {
    await button(page, 'Save').click();
    await expect(page.getByLabel('Title')).toBeFocused();
    await told(page.getByLabel('Title'), 'write something here or remove the field');
    await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
    await expect(status(page)).toHaveText('6 fields need a change.');
    await write(page, {
      ...newPost,
      title: posts()[3]?.title ?? '',
      excerpt: 'Too short',
      tags: ',',
    });
    await expect(page.getByLabel('Title')).not.toHaveAttribute('aria-invalid');
    await button(page, 'Save').click();
    await told(
      page.getByLabel('Title'),
      `the same title is used in content/blog/${posts()[3]?.id}.md`,
    );
    await told(
      page.getByLabel('Excerpt'),
      'write at least 50 characters: it is what search results show',
    );
    await told(page.getByLabel('Tags'), 'give at least one tag');
  });

  await test.step('errors lead to their field', async () => {
    await page.getByLabel('Title').fill(newPost.title);
    await page.getByLabel('Excerpt').fill(newPost.excerpt);
    // The remaining invalid field is in a closed details element, which opens.
    await showDetails(page, false);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByLabel('Tags')).toBeFocused();
    await page.getByLabel('Tags').fill('pilot');
    await page.keyboard.press('ControlOrMeta+s');
    await told(page.getByLabel('Tags'), 'unknown tag "pilot": did you mean "pilots"?');
    await page.getByLabel('Tags').fill('pilots');
    await page.getByLabel('Date', { exact: true }).fill('');
    await page.keyboard.press('Enter');
    await told(
      page.getByLabel('Date', { exact: true }),
      'write the date as YYYY-MM-DD, for example 2024-05-29',
    );
  });

  await test.step('the preview follows the text', async () => {
    await write(page);
    await expect(preview(page).getByRole('heading', { name: newPost.title })).toBeVisible();
    await expect(preview(page).getByRole('heading', { name: 'The second' })).toBeVisible();
    await expect(preview(page).getByRole('table')).toBeVisible();
    await expect(preview(page)).toContainText(newPost.category);
    await text(page).fill('word '.repeat(476));
    await expect(preview(page)).toContainText('2 min read');
    await text(page).fill('word '.repeat(900));
    await expect(preview(page)).toContainText('4 min read');
  });

  await test.step('an incomplete chart shows an error and leaves the rest of the preview intact', async () => {
    await text(page).fill('Before.');
    await expect(preview(page)).toContainText('Before.');
    await text(page).fill('Before.\n\n```chart\nkind: pie\n```');
    await expect(preview(page)).toContainText('unknown chart "pie"');
    await expect(preview(page)).toContainText('Before.');
  });

  await test.step('the preview contains no hostile markup', async () => {
    await text(page).fill(
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(2)>\n\n[link](javascript:alert(3))\n\n' +
        '<a href="#" onclick="alert(4)">b</a>\n\n## main\n\n```html\n<svg onload=alert(5)>\n```\n\nThe end.',
    );
    await expect(preview(page)).toContainText('The end.');
    const prose = preview(page).locator('.prose');
    await expect(
      prose.locator('script, img, svg, [onclick], [onerror], [href^="java"]'),
    ).toHaveCount(0);
    await prose.getByText('link', { exact: true }).click();
    // A heading must not take the id of an element of the page.
    await expect(page.locator('#main')).toHaveCount(1);
    expect(dialogs).toEqual([]);
  });

  await test.step('links of the preview do not navigate, by pointer or by keyboard', async () => {
    await text(page).fill(
      '[About](/about) and [out](https://www.example.com/) and a note.[^1]\n\n[^1]: N.',
    );
    const address = page.url();
    const link = preview(page).getByRole('link', { name: 'About' });
    await link.click();
    await expect(preview(page)).toContainText('This one goes to /about');
    await link.focus();
    await page.keyboard.press('Enter');
    await link.click({ button: 'middle' });
    await link.click({ modifiers: ['ControlOrMeta'] });
    await preview(page).getByRole('link', { name: 'out', exact: true }).click();
    await expect(preview(page)).toContainText('This one goes to https://www.example.com/');
    await preview(page).locator('sup a').click();
    expect(page.url()).toBe(address);
    expect(context.pages()).toHaveLength(1);
    expect(dialogs).toEqual([]);
  });
});

test('the preview of a post equals its page, chart included, and a cover is chosen by keyboard', {
  tag: '@full',
}, async ({ page }) => {
  await openEditor(page, `?post=${charted}`);

  await test.step('the preview of a post equals its page, chart included', async () => {
    const built = await page.evaluate(words, exportedPage(`/blog/${charted}`).html);
    expect(built).toContain('chart');
    const prose = preview(page).locator('.prose');
    await expect(prose.locator('svg').first()).toBeVisible();
    expect(await page.evaluate(words, await prose.evaluate((node) => node.outerHTML))).toBe(built);
  });

  await test.step('a cover is chosen by keyboard among drawn ones', async () => {
    const cover = preview(page).locator('img').first();
    await expect(cover).toHaveAttribute('src', /^data:image\/svg/);
    await showDetails(page);
    await page.getByRole('radio', { name: 'Generated from the address' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Energy' })).toBeChecked();
    await expect(cover).toHaveAttribute('src', '/art/industries.energy.wide.svg');
    await button(page, 'Save').click();
    await button(page, /All posts/).click();
    await expect(page.locator(`[data-row="${charted}"] img`)).toHaveAttribute(
      'src',
      '/art/industries.energy.wide.svg',
    );
  });
});
