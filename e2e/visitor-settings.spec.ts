import { expect } from '@playwright/test';
import { routes } from '#lib/site/routes';

import { built } from './support/built-base';
import { demos, pathOf, posts, products } from './support/content';
import { layoutsByName } from './support/layouts';
import { openHydrated } from './support/page';
import { test, when, withoutScripts } from './support/test';

// What visitors set in their browser: zoom, forced colors, selection, no scripts.

/** A window of 1280 × 720 or 1280 × 1024 at 200 to 400 %, the last one with the bars of the browser. */
const zoomed = [
  { width: 640, height: 360 },
  { width: 320, height: 256 },
  { width: 320, height: 150 },
];

test('zoomed in, every link of menu and contact card can be reached', async ({ page }) => {
  await page.goto('/search');
  const menu = page.getByRole('banner').locator('details');
  const widget = page.getByRole('complementary', { name: 'Contact' });
  for (const size of zoomed) {
    await page.setViewportSize(size);
    await menu.locator('summary').click();
    const links = await menu.getByRole('link').all();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.97 });
    }
    await page.keyboard.press('Escape');
    await widget.locator('summary').click();
    for (const link of await widget.getByRole('link').all()) {
      // Nothing covers its middle.
      await link.click({ trial: true });
    }
    await page.keyboard.press('Escape');
  }

  if (!pathOf('demos')) return;
  // The header of the demos has the whole name.
  await page.goto(routes.demos);
  const name = page.getByRole('banner').getByRole('link').first().locator('span').last();
  const lines = await name.evaluate((span) => {
    const range = document.createRange();
    range.selectNodeContents(span);
    return range.getClientRects().length;
  });
  expect(lines).toBeLessThanOrEqual((await name.innerText()).split(' ').length);
});

const hasPosts = pathOf('blog') && posts().length > 0;

when(hasPosts)('the text of a card can be selected, and a click opens it', async ({ page }) => {
  await openHydrated(page, '/blog');
  const card = page.locator('article[data-card]').first();
  const aboveTitle = card.locator('p').first();
  await aboveTitle.click({ trial: true });
  const text = card.locator('p').last();
  await text.hover({ position: { x: 2, y: 8 } });
  await page.mouse.down();
  await text.hover({ position: { x: 120, y: 9 } });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(4);
  await expect(page).toHaveURL(built('/blog'));
  // Hidden words are not copied.
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body);
    return String(getSelection());
  });
  expect(copied).not.toContain('(opens in a new tab)');
  await page.evaluate(() => getSelection()?.removeAllRanges());
  const href = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  await text.click();
  await expect(page).toHaveURL(href);
});

withoutScripts(
  'no page offers what can not work, and the editor says what it needs',
  async ({ page }) => {
    const { blog, papers, demos: gallery, editor } = layoutsByName;
    const id = demos().find(({ requiresAuth }) => requiresAuth)?.id;
    for (const path of [blog, papers, gallery, id && routes.demo(id), editor]) {
      if (!path) continue;
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Manage Posts' })).toHaveCount(0);
      await expect(page.locator('main [aria-pressed]:visible')).toHaveCount(0);
    }
    const need = page.getByText('The editor and sign-in need JavaScript');
    if (editor) await expect(need).toBeVisible();
  },
);

test('in forced colors all that has a color is visible', async ({ page }) => {
  const styleOf = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node, part) => ({ ...getComputedStyle(node, part) }), pseudo);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const dots = 'section[aria-roledescription] ul:last-of-type button';
  for (const colorScheme of products().length > 2 ? (['light', 'dark'] as const) : []) {
    await page.emulateMedia({ colorScheme });
    const colors = [
      await styleOf('body'),
      await styleOf(`${dots}[aria-current]`, '::before'),
      await styleOf(`${dots}:not([aria-current])`, '::before'),
    ].map(({ backgroundColor }) => backgroundColor);
    expect(new Set(colors).size, colorScheme).toBe(3);
  }
  // Shadows are gone, so what floats or is a card has a border.
  for (const part of ['main [data-card]', 'aside summary']) {
    if ((await page.locator(part).count()) === 0) continue;
    expect(await styleOf(part)).toMatchObject({ borderTopWidth: '1px' });
  }
  if (demos().length > 0 && layoutsByName.demos) {
    await page.goto(routes.demos);
    const chosen = await styleOf('main button[aria-pressed="true"]');
    expect(chosen).toMatchObject({ outlineStyle: 'solid' });
  }
  const [post] = posts();
  if (!post) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/search?q=${encodeURIComponent(post.title)}`);
  // Chromium keeps the transparency of a color that it replaces.
  await expect(page.locator('main mark').first()).toHaveCSS('background-color', /^rgb\(/);
});
