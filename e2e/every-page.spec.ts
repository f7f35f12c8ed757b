import { expect, type Page } from '@playwright/test';
import { canonicalOf, metaOf, tagsOf, textOf } from './support/html';
import { complaints, hydrated } from './support/page';
import { builtOrigin, exportedPage, exportedPages, sitemapPaths } from './support/sitemap';
import { test } from './support/test';

// The narrowest screen that WCAG 1.4.10 asks for.
const narrow = 320;
test.use({ viewport: { width: narrow, height: 800 } });

/**
 * Words that stand outside the screen. The page's own scroll width is not enough to go by, because
 * main clips what sticks out; a strip that scrolls or turns by itself may hold more than the screen.
 */
const wordsOutside = (page: Page) =>
  page.evaluate((width) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const outside: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const right = Math.max(0, ...[...range.getClientRects()].map((rect) => rect.right));
      if (right <= width + 1 || !node.textContent?.trim()) continue;
      let box = node.parentElement;
      while (box && !/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX)) {
        box = box.parentElement;
      }
      if (!box || box.matches('main, body')) outside.push(node.textContent.trim());
    }
    return outside;
  }, narrow);

/** Heading levels in order; a step down may be only one. */
const skippedLevels = (page: Page) =>
  page.locator('h1, h2, h3, h4, h5, h6').evaluateAll((headings) =>
    headings.flatMap((heading, index) => {
      const level = Number(heading.tagName[1]);
      const before = Number(headings[index - 1]?.tagName[1] ?? 0);
      return level > before + 1 && index > 0 ? [`${heading.tagName} ${heading.textContent}`] : [];
    }),
  );

for (const path of sitemapPaths()) {
  test(`${path} is whole`, async ({ page }) => {
    const faults = complaints(page);
    const response = await page.goto(path);
    await hydrated(page.getByRole('main'));

    expect(response?.status()).toBe(200);
    const headers = response?.headers() ?? {};
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("object-src 'none'");
    expect(headers['content-security-policy']).toContain("base-uri 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      // The root's address may stand without its slash.
      path === '/' ? new RegExp(`^${builtOrigin()}/?$`) : `${builtOrigin()}${path}`,
    );

    expect(await skippedLevels(page)).toEqual([]);
    expect(await wordsOutside(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(narrow);
    expect(faults).toEqual([]);
  });
}

test('the service sends what the export holds, without style attributes', async ({ request }) => {
  for (const path of sitemapPaths()) {
    const html = await (await request.get(path)).text();
    expect(html, path).toBe(exportedPage(path).html);
    const styled = tagsOf(html).filter(({ attributes }) => attributes.has('style'));
    expect(styled, path).toEqual([]);
  }
});

test('every picture says its size and has an alternative text, empty for decoration', () => {
  const pictures = exportedPages().flatMap(({ path, html }) =>
    tagsOf(html).flatMap(({ name, attributes }) => (name === 'img' ? [{ path, attributes }] : [])),
  );
  expect(pictures.length).toBeGreaterThan(sitemapPaths().length);
  for (const { path, attributes } of pictures) {
    const shown = `${path} ${attributes.get('src')}`;
    expect(attributes.has('alt'), shown).toBe(true);
    expect(attributes.get('width'), shown).toMatch(/^\d+$/);
    expect(attributes.get('height'), shown).toMatch(/^\d+$/);
  }
});

test('a page preloads only pictures that it shows', () => {
  const unused = sitemapPaths().flatMap((path) => {
    const tags = tagsOf(exportedPage(path).html);
    const shown = tags
      .filter(({ name }) => name === 'img')
      .map(({ attributes }) => attributes.get('src'));
    return tags
      .filter(({ attributes }) => attributes.get('rel') === 'preload')
      .filter(({ attributes }) => attributes.get('as') === 'image')
      .map(({ attributes }) => attributes.get('href'))
      .filter((href) => !shown.includes(href))
      .map((href) => `${path} preloads ${href}`);
  });
  expect(unused).toEqual([]);
});

test('titles and descriptions are each page’s own', () => {
  const pages = sitemapPaths().map((path) => exportedPage(path).html);
  const titles = pages.map((html) => textOf(html, 'title'));
  const descriptions = pages.map((html) => metaOf(html, 'description'));
  expect(repeated(titles)).toEqual([]);
  expect(repeated(descriptions)).toEqual([]);
});

test('every page of the export names a canonical address of this site', () => {
  for (const { path, html } of exportedPages()) {
    const canonical = canonicalOf(html) ?? '';
    expect(canonical === builtOrigin() || canonical.startsWith(`${builtOrigin()}/`), path).toBe(
      true,
    );
  }
});

/** Values that stand more than once, or are empty. */
function repeated(values: readonly (string | undefined)[]): (string | undefined)[] {
  return values.filter((value, index) => !value || values.indexOf(value) !== index);
}
