import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { readEnv } from '#lib/site/env';

/** Passes addresses on to every search engine of IndexNow. */
const endpoint = 'https://api.indexnow.org/indexnow';

/**
 * Body of a request to IndexNow (indexnow.org/documentation).
 *
 * @param sitemap - XML with the addresses of the site
 * @throws Error if the sitemap has no address
 */
export function indexNowBody(sitemap: string, siteUrl: string, key: string) {
  const urlList = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  if (urlList.length === 0) throw new Error('out/sitemap.xml lists no page: run npm run build');
  return {
    host: new URL(siteUrl).host,
    key,
    keyLocation: `${siteUrl}/${key}.txt`,
    // A request may have 10,000 addresses.
    urlList: urlList.slice(0, 10_000),
  };
}

/** Tells search engines about every page, after a deployment; `--dry-run` prints the request. */
async function main(): Promise<void> {
  const { INDEXNOW_KEY: key, SITE_URL: siteUrl } = readEnv();
  if (!key) throw new Error('Set INDEXNOW_KEY to the key of the deployed build');
  const body = indexNowBody(readFileSync('out/sitemap.xml', 'utf8'), siteUrl, key);
  if (process.argv.includes('--dry-run')) {
    console.log(JSON.stringify(body, null, 2));
    return;
  }
  const { ok, status } = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  });
  if (!ok) throw new Error(`IndexNow answered ${status}`);
  console.log(`${body.urlList.length} addresses sent, answer ${status}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
