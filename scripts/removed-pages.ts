import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import type { Problem } from '#lib/content/problem';
import { redirects } from '#lib/content/redirects';
import { linkablePaths } from '#lib/content/urls';
import { reportProblems } from './report-problems';

/**
 * Paths of a sitemap.
 *
 * @param sitemap - XML (sitemaps.org)
 * @throws Error if the text names no page, because then nothing would be compared
 */
export function publishedPaths(sitemap: string): string[] {
  const paths = [...sitemap.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, address = '']) =>
    new URL(address.replaceAll('&amp;', '&')).pathname.replace(/(?<=.)\/$/, ''),
  );
  if (paths.length === 0 || sitemap.includes('<sitemapindex')) {
    throw new Error('Expected a sitemap that names pages');
  }
  return paths;
}

/**
 * Finds pages of a published sitemap that the site no longer has, and that no alias replaces.
 *
 * @param sitemap - XML of the sitemap; only the paths of its addresses are compared
 */
export function removedPages(sitemap: string): Problem[] {
  const existing = new Set([...linkablePaths(), ...Object.keys(redirects())]);
  return publishedPaths(sitemap)
    .filter((path) => !existing.has(path))
    .map((path) => ({
      file: 'content',
      line: 1,
      field: 'aliases',
      message: `${path} is published, but no page and no alias has this path`,
      fix: `restore the page, or add ${path} to "aliases" in the file of the page that replaces it`,
    }));
}

/** Text of a file or of an address. @throws Error if it can't be read */
export async function readSource(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFileSync(source, 'utf8');
  const response = await fetch(source, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${source} answers with status ${response.status}`);
  return response.text();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [source] = process.argv.slice(2);
  if (source) {
    const good = reportProblems('removed pages', removedPages(await readSource(source)));
    process.exitCode = good ? 0 : 1;
  } else {
    console.error('Use: npm run check:removed -- <file or address of the published sitemap>');
    process.exitCode = 1;
  }
}
