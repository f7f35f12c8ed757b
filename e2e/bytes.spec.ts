import { statSync } from 'node:fs';
import { expect } from '@playwright/test';
import { exportedPages } from './support/sitemap';
import { test } from './support/test';

/** Most bytes of HTML with its styles, brotli: what the first answer of a connection carries. */
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

test('no page asks for a script by itself or holds its payload', () => {
  for (const { path, html } of exportedPages()) {
    expect(html, path).not.toMatch(/<script[^>]+src=|__next_f\.push|rel="preload" as="script"/);
    expect(html.match(/<style/g), path).toHaveLength(1);
  }
});

test('the fonts of the site are two files of at most 60 kB together', () => {
  const fonts = new Set(
    exportedPages().flatMap(
      ({ html }) => html.match(/\/_next\/static\/media\/[\w.-]+\.woff2/g) ?? [],
    ),
  );
  expect(fonts.size).toBe(2);
  const total = [...fonts].reduce((sum, font) => sum + statSync(`out${font}`).size, 0);
  expect(total).toBeLessThanOrEqual(60_000);
});
