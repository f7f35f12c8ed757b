import { expect } from '@playwright/test';
import { products } from './support/content';
import { tagsOf } from './support/html';
import { exportedPage, exportedPages, sitemapPaths } from './support/sitemap';
import { test } from './support/test';

/** HTML of main, without header and footer. */
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

const words = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim().toLowerCase())
    .filter(Boolean);

test('no page has a link to itself', () => {
  const found = sitemapPaths().flatMap((path) =>
    tagsOf(mainOf(exportedPage(path).html))
      .filter(({ name, attributes }) => name === 'a' && attributes.get('href') === path)
      .map(() => path),
  );
  expect(found).toEqual([]);
});

test('no line above a heading repeats the heading', () => {
  const found = exportedPages().filter(({ html }) => {
    // The last part of a breadcrumb names the page, as its heading does.
    const main = mainOf(html).replace(/<nav aria-label="Breadcrumb".*?<\/nav>/s, '');
    const [above = '', heading = ''] = main.split(/<h1\b|<\/h1>/);
    return words(above).at(-1) === words(`<h1${heading}`).join(' ');
  });
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('the buttons of products call them by their short names', () => {
  const buttons = words(mainOf(exportedPage('/services/ai-products').html)).join(' ');
  for (const { shortName } of products()) {
    expect(buttons).toContain(`learn more about ${shortName}`.toLowerCase());
  }
});
