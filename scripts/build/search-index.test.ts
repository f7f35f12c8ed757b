import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { products } from '#lib/content/collections/products';
import { kindLabels } from '#lib/site/messages';
import { writeSearchIndex } from './search-index';

const out = mkdtempSync(path.join(tmpdir(), 'search-'));
const page = (title: string, main: string) =>
  `<html lang="en-US"><head><title>${title} | Hale &amp; O&#x27;Neill</title><meta property="og:title" content="${title}"/></head><body><nav>Menu</nav><main>${main}</main></body></html>`;

/** What the index has of each result (fragment files), by URL. */
function fragments() {
  const folder = path.join(out, 'pagefind/fragment');
  const all = readdirSync(folder).map((name) => {
    const text = gunzipSync(readFileSync(path.join(folder, name))).toString();
    return JSON.parse(text.slice(text.indexOf('{')));
  });
  return new Map(all.map((each) => [each.url, each]));
}

beforeAll(async () => {
  mkdirSync(path.join(out, 'blog'));
  writeFileSync(path.join(out, 'index.html'), page('Home', '<h1>A slogan</h1>'));
  writeFileSync(
    path.join(out, 'blog/cafe.html'),
    page(
      'The “Café”, &amp; more',
      '<h1>X</h1><p>Priced.</p><article data-pagefind-ignore>Card</article>',
    ),
  );
  await writeSearchIndex(out, [
    { path: '/' },
    { path: '/blog/cafe', kind: { one: 'Note', all: '"Notes", letters' } },
  ]);
});
afterAll(() => rmSync(out, { recursive: true }));

it('has pages and products, each with its title and kind', () => {
  const found = fragments();
  expect(found.size).toBe(2 + products.all().length);
  const { one, all } = kindLabels.page;
  expect(found.get('/')).toMatchObject({
    meta: { title: 'Home', kind: one },
    filters: { kind: [all] },
  });
  expect(found.get('/blog/cafe')).toMatchObject({
    meta: { title: 'The “Café”, & more', kind: 'Note' },
    filters: { kind: ['"Notes", letters'] },
  });
  for (const product of products.all()) {
    expect(found.get(products.url(product))?.meta.title).toBe(product.title);
  }
});

it('has the main text of a page, without its cards', () => {
  expect(fragments().get('/blog/cafe')?.content).toBe('X. Priced.');
});

it('has the code that the site loads, and no other of Pagefind', () => {
  const scripts = readdirSync(path.join(out, 'pagefind')).filter((name) =>
    /\.(js|css)$/.test(name),
  );
  expect(scripts).toEqual(['pagefind.js']);
});
