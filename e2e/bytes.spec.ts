import { statSync } from 'node:fs';
import { expect } from '@playwright/test';
import { unfinished } from '../scripts/build/finish/next-internals';
import { exportedPages } from './support/sitemap';
import { test } from './support/test';

// Each test is a first visit, because what is loaded, and when, is the subject.
test.use({ reuseContext: false });

/**
 * Limits in bytes for HTML with inline styles, compressed with brotli: the size of the first flight
 * of a TCP connection.
 */
const budgets: [RegExp, number][] = [
  [/^\/$/, 20_000],
  [/^\/industries\//, 24_000],
  [/^\/blogs?\/(?!404|page\/)/, 14_600],
  [/^\/blogs?(\/page\/\d+)?$/, 16_000],
];

const bytes = (path: string) => statSync(`out${path === '/' ? '/index' : path}.html.br`).size;

for (const [kind, budget] of budgets) {
  test(`${kind} keeps to ${budget} bytes of HTML with its styles`, () => {
    const pages = exportedPages().filter(({ path }) => kind.test(path));
    expect(pages.length).toBeGreaterThan(0);
    const over = pages
      .map(({ path }) => ({ path, size: bytes(path) }))
      .filter(({ size }) => size > budget);
    expect(over).toEqual([]);
  });
}

test('no page requests a script by itself or contains its payload', () => {
  for (const { path, html } of exportedPages()) {
    expect(html, path).not.toMatch(unfinished);
    expect(html.match(/<style/g), path).toHaveLength(1);
  }
});

/**
 * The file with the common characters of each of the two font families fits into one flight of
 * packets (RFC 6928), like a page.
 */
test('every page preloads two fonts of at most 14.6 kB', () => {
  // Next.js preloads nothing for its global not-found page.
  for (const { path, html } of exportedPages().filter(({ path }) => path !== '/404')) {
    const fonts = html.match(/(?<=rel="preload" href=")[^"]+\.woff2/g) ?? [];
    expect(fonts, path).toHaveLength(2);
    for (const font of fonts) expect(statSync(`out${font}`).size, font).toBeLessThan(14_600);
  }
});

test('a page loads the font with rare characters once it shows one', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  for (const path of ['/', '/contact', '/industries/insurance', '/industries/manufacturing']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(new Set(fonts).size).toBe(2);
  await page.locator('h1').evaluate((heading) => heading.append(' Café'));
  await expect.poll(() => new Set(fonts).size).toBe(3);
  expect(fonts.at(-1)).toContain('fraunces_rare');
});
