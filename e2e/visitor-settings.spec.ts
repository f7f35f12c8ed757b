import { expect, type Page } from '@playwright/test';

import { demos, hasAccounts, pathOf, posts, products } from './support/content';
import { layoutsByName } from './support/layouts';
import { hydrated } from './support/page';
import { test } from './support/test';

// What visitors set in their browser: zoom, forced colors, paper, selection, Back.

/** A window of 1280 × 720 or 1280 × 1024 at 200 to 400 %. */
const zoomed = [
  { width: 640, height: 360 },
  { width: 320, height: 256 },
  { width: 320, height: 180 },
];

for (const size of zoomed) {
  test(`every link of the phone menu is reached with the keyboard at ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    const menu = page.getByRole('banner').locator('details');
    await menu.locator('summary').click();
    const links = menu.getByRole('link');
    const count = await links.count();
    expect(count).toBeGreaterThan(3);
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press('Tab');
      await expect(links.nth(index)).toBeFocused();
      const { top, bottom } = await links
        .nth(index)
        .evaluate((link) => link.getBoundingClientRect().toJSON());
      expect(top).toBeGreaterThanOrEqual(-1);
      expect(bottom).toBeLessThanOrEqual(size.height + 1);
    }
  });
}

test('a page that Back shows again has the color scheme and the sign-in of now', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page.getByRole('contentinfo'));
  // Playwright disables the back/forward cache.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    const user = { name: 'Ada', role: 'CEO', avatar: '/icon.svg', email: 'ada@moore.example' };
    localStorage.setItem('user', JSON.stringify(user));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Sign out' })).toHaveCount(
    hasAccounts() ? 1 : 0,
  );
});

test('the text of a card can be selected, and a click on it follows the link', async ({ page }) => {
  test.skip(!pathOf('blog') || posts().length === 0, 'no posts');
  await page.goto('/blog');
  await hydrated(page.getByRole('main'));
  const card = page.locator('article[data-card]').first();
  const text = card.locator('p').last();
  const box = await text.boundingBox();
  if (!box) throw new Error('no text');
  await page.mouse.move(box.x + 2, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 9, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(4);
  await expect(page).toHaveURL('/blog');
  await page.evaluate(() => getSelection()?.removeAllRanges());
  const href = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  await text.click();
  await expect(page).toHaveURL(href);
});

test('long words wrap on phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { home, about, service, products: list, contact, blog, post, author } = layoutsByName;
  for (const path of [home, about, service, list, contact, blog, post, author]) {
    if (!path) continue;
    await page.goto(path);
    const wide = await page.evaluate(() => {
      const blocks = [
        ...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, dt, figcaption, blockquote)'),
      ].filter(
        (block) =>
          block.checkVisibility() && !block.closest('.sr-only, svg, [aria-roledescription]'),
      );
      const texts = blocks.flatMap((block) =>
        [...block.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      );
      for (const text of texts) text.nodeValue = 'Wort'.repeat(40);
      const { scrollWidth, clientWidth } = document.documentElement;
      return texts
        .filter((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect().right > innerWidth + 1;
        })
        .map((text) => text.parentElement?.outerHTML.slice(0, 160))
        .concat(scrollWidth > clientWidth ? [`${scrollWidth} px`] : []);
    });
    expect(wide, path).toEqual([]);
  }
});

test('threads between sections are not printed', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  for (const threads of await page.locator('.crossing-threads, .side-threads').all()) {
    await expect(threads).toBeHidden();
  }
});

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  const colorOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => getComputedStyle(node, '::before').backgroundColor);

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`dots and chosen controls are visible in ${colorScheme} colors`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      if (products().length > 2) {
        await page.goto('/');
        const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        const dots = 'section[aria-roledescription] ul:last-of-type button';
        const current = await colorOf(page, `${dots}[aria-current]`);
        const other = await colorOf(page, `${dots}:not([aria-current])`);
        expect(new Set([canvas, current, other]).size).toBe(3);
      }
      if (demos().length > 0 && layoutsByName.demos) {
        await page.goto('/demos');
        const chosen = page.locator('main button[aria-pressed="true"]').first();
        expect(await chosen.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('solid');
      }
    });
  }
});
