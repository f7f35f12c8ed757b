import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { escaped } from 'thread-art/escape';

import { products } from '#lib/content/collections/products';
import { canonicalPages, type PageUrl } from '#lib/content/pages/urls';
import { searchFolder } from '#lib/search/search-pages';
import { language } from '#lib/site/language';
import { type Kind, kindLabels } from '#lib/site/messages';
import { writeFiles } from './write-files';

/**
 * Parts of a page without text of its own, and what says little in an excerpt: title and byline (the
 * title is indexed as such), and the data of charts. Cards have data-pagefind-ignore.
 */
const excludeSelectors = [
  'article header',
  'figure table',
  'button',
  'fieldset',
  '[aria-hidden="true"]',
  '.sr-only',
  '[download]',
];

/** Pagefind's own interfaces, and its worker, which the site does not use. */
const unused = /-(?:ui|highlight|worker)\.(?:js|css)$/;

/** Writes the search index of the exported pages, and the code that reads it, to out/pagefind. */
export async function writeSearchIndex(
  out: string,
  pages: readonly Pick<PageUrl, 'path' | 'kind'>[] = searchablePages(),
): Promise<void> {
  try {
    const { index, errors } = await createIndex({ excludeSelectors });
    if (!index) throw new Error(`Pagefind: ${errors.join(', ')}`);
    for (const { path: url, kind = kindLabels.page } of pages) {
      const file = `${url === '/' ? '/index' : url}.html`;
      await addPage(index, url, kind, await readFile(path.join(out, file), 'utf8'));
    }
    for (const product of products.all()) await addProduct(index, product);
    const { files } = await index.getFiles();
    const folder = path.join(out, searchFolder);
    await rm(folder, { recursive: true, force: true });
    await writeFiles(
      folder,
      files.filter((file) => !unused.test(file.path)).map((file) => [file.path, file.content]),
    );
  } finally {
    await close();
  }
}

/** The canonical pages, except years, months and later pages of lists, which repeat what other pages have. */
const searchablePages = (): PageUrl[] =>
  canonicalPages().filter(({ path: url }) => !/\/page\/\d+$|^\/blog\/\d{4}(?:\/|$)/.test(url));

async function addPage(index: PagefindIndex, url: string, { one, all }: Kind, html: string) {
  const kind = `data-one="${escaped(one)}" data-all="${escaped(all)}"`;
  // The title for links to the page: without the name of the site, which ends that of a tab.
  const [, shared] = /<meta property="og:title" content="([^"]*)"/.exec(html) ?? [];
  // That of an article in another language than the page.
  const [, lang] = /<h1\b[^>]* lang="([^"]*)"/.exec(html) ?? [];
  const meta = lang ? `kind[data-one], lang:${lang}` : 'kind[data-one]';
  const content = html
    // Two thirds of a page, which the index does not read.
    .replace(/<(style|script)\b[^>]*>.*?<\/\1>/gs, '')
    .replace(/<title>(.*?)<\/title>/, (_, full: string) => {
      const title = shared && full.startsWith(shared) ? shared : full;
      return `<title data-pagefind-meta="title">${title}</title>`;
    })
    .replace(
      '<main',
      `<main ${kind} data-pagefind-meta="${meta}" data-pagefind-filter="kind[data-all]" data-pagefind-body`,
    );
  const { errors } = await index.addHTMLFile({ url, content });
  if (errors.length > 0) throw new Error(`${url}: ${errors.join(', ')}`);
}

/** The products share a page, and each of them is a result of its own. */
async function addProduct(index: PagefindIndex, product: ReturnType<typeof products.all>[number]) {
  const { title, summary, description, features, outcome } = product;
  const { one, all } = kindLabels.product;
  const { errors } = await index.addCustomRecord({
    url: products.url(product),
    content: [title, summary, description, ...features, outcome].join('\n'),
    language: language.toLowerCase(),
    meta: { title, kind: one },
    filters: { kind: [all] },
  });
  if (errors.length > 0) throw new Error(`${title}: ${errors.join(', ')}`);
}
