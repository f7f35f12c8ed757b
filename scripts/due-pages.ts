import { appendFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { canonicalPages } from '#lib/content/urls';
import { publishedPaths, readSource } from './removed-pages';

/**
 * Paths of pages that a build of today contains and the published site does not: scheduled posts
 * and papers whose day has come, and whatever an earlier run failed to publish.
 *
 * @param sitemap - XML of the published sitemap
 */
export function duePages(sitemap: string): string[] {
  const published = new Set(publishedPaths(sitemap));
  return canonicalPages()
    .map(({ path }) => path)
    .filter((path) => !published.has(path));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [source] = process.argv.slice(2);
  if (source) {
    const due = duePages(await readSource(source));
    for (const path of due) console.log(`${path} is due`);
    if (due.length === 0) console.log('Nothing is due: the published site has every page.');
    // The next steps of the run in GitHub Actions read this file.
    const output = process.env.GITHUB_OUTPUT;
    if (output) appendFileSync(output, `due=${due.length > 0}\n`);
  } else {
    console.error('Use: node scripts/run.mjs due-pages <file or address of the published sitemap>');
    process.exitCode = 1;
  }
}
