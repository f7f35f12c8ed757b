import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { fromRoot } from './built-base';
import { parse } from './html';
import { once } from './once';

const out = fileURLToPath(new URL('../../out', import.meta.url));

/**
 * URLs of the built sitemap, as they are at the root of a host.
 *
 * @throws Error for an empty list, because loops over it would prove nothing
 */
const sitemapUrls = once((): readonly URL[] => {
  const xml = fromRoot(readFileSync(path.join(out, 'sitemap.xml'), 'utf8'));
  const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc));
  if (urls.length === 0) throw new Error('out/sitemap.xml lists no page');
  return urls;
});

export const sitemapPaths = () => sitemapUrls().map(({ pathname }) => pathname);

export interface ExportedPage {
  /** Path from the root of the site, e.g. `/blog/blog-05`. */
  path: string;
  /** With addresses as they are at the root of a host. */
  html: string;
  /** Parsed when it is needed first. */
  document: Document;
}

/** Every .html file of out/. @throws Error if there is none */
const exportedFiles = once((): readonly ExportedPage[] => {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const documents = new Map<string, () => Document>();
  const pages = names
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const clean = `/${name.split(path.sep).join('/').slice(0, -'.html'.length)}`;
      const html = fromRoot(readFileSync(path.join(out, name), 'utf8'));
      // A second address has the same file.
      const document = documents.get(html) ?? once(() => parse(html));
      documents.set(html, document);
      return {
        path: clean === '/index' ? '/' : encodeURI(clean),
        html,
        get document() {
          return document();
        },
      };
    });
  if (pages.length === 0) throw new Error('out/ holds no page');
  return pages;
});

const redirects = (page: ExportedPage) => page.html.includes('http-equiv="refresh"');

/** Every page of out/. */
export const exportedPages = once(() => exportedFiles().filter((page) => !redirects(page)));

/** @throws Error if out/ has no such page */
export function exportedPage(at: string): ExportedPage {
  const page = exportedPages().find((candidate) => candidate.path === at);
  if (!page) throw new Error(`out/ has no page for ${at}`);
  return page;
}

/** Pages listed in the sitemap. */
export const listedPages = () => sitemapPaths().map(exportedPage);
