import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

import { products } from '#lib/content/collections/products';
import { tempProject } from '#lib/content/fixtures/temp-project';
import { kindLabels } from '#lib/site/messages';
import { writeSearchIndex } from './search-index';

const page = (title: string, main: string) =>
  `<html lang="en-US"><head><title>${title} | Hale &amp; O&#x27;Neill</title><meta property="og:title" content="${title}"/></head><body><nav>Menu</nav><main>${main}</main></body></html>`;
const cafe = '<h1 lang="fr-CA">X</h1><p>Priced.</p><article data-pagefind-ignore>Card</article>';

it('has the title, the kind and the main text of pages, products, and the code that the site loads', async () => {
  const out = tempProject({
    'index.html': page('Home', '<h1>A slogan</h1>'),
    'blog/cafe.html': page('The “Café”, &amp; more', cafe),
  });
  await writeSearchIndex(out, [
    { path: '/' },
    { path: '/blog/cafe', kind: { one: 'Note', all: '"Notes", letters' } },
  ]);
  const fragments = path.join(out, 'pagefind/fragment');
  const results = readdirSync(fragments).map((name) => {
    const text = gunzipSync(readFileSync(path.join(fragments, name))).toString();
    return JSON.parse(text.slice(text.indexOf('{')));
  });
  const found = new Map(results.map((each) => [each.url, each]));
  expect(found.size).toBe(2 + products.all().length);
  const { one, all } = kindLabels.page;
  expect(found.get('/')).toMatchObject({
    meta: { title: 'Home', kind: one },
    filters: { kind: [all] },
  });
  expect(found.get('/blog/cafe')).toMatchObject({
    // Without its cards.
    content: 'X. Priced.',
    meta: { title: 'The “Café”, & more', kind: 'Note', lang: 'fr-CA' },
    filters: { kind: ['"Notes", letters'] },
  });
  for (const product of products.all()) {
    expect(found.get(products.url(product))?.meta.title).toBe(product.title);
  }
  const code = readdirSync(path.join(out, 'pagefind')).filter((name) => /\.(js|css)$/.test(name));
  expect(code).toEqual(['pagefind.js']);
});
