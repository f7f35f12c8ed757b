import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { fromRoot } from './built-base';
import { parse } from './html';
import { once } from './once';

/**
 * Paths of the built sitemap, as they are at the root of a host.
 *
 * @throws Error for an empty list, because loops over it would prove nothing
 */
export const sitemapPaths = once((): readonly string[] => {
  const xml = fromRoot(readFileSync('out/sitemap.xml', 'utf8'));
  const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc));
  if (urls.length === 0) throw new Error('out/sitemap.xml lists no page');
  return urls.map(({ pathname }) => pathname);
});

export interface ExportedPage {
  /** Path from the root of the site, e.g. `/blog/blog-05`. */
  path: string;
  /** With addresses as they are at the root of a host. */
  html: string;
  /** Parsed when it is needed first. */
  document: Document;
}

/** Every page of out/ that does not lead to another one. */
export const exportedPages = once((): readonly ExportedPage[] => {
  const documents = new Map<string, () => Document>();
  return readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const clean = `/${name.split(path.sep).join('/').slice(0, -'.html'.length)}`;
      const html = fromRoot(readFileSync(path.join('out', name), 'utf8'));
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
    })
    .filter(({ html }) => !html.includes('http-equiv="refresh"'));
});

/** @throws Error if out/ has no such page */
export function exportedPage(at: string): ExportedPage {
  const page = exportedPages().find((candidate) => candidate.path === at);
  if (!page) throw new Error(`out/ has no page for ${at}`);
  return page;
}

export const listedPages = () => sitemapPaths().map(exportedPage);
