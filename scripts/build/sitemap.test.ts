import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';
import * as urls from '#lib/content/urls';
import { writeSitemap } from './sitemap';

let out: string;
const read = (name: string) => readFileSync(path.join(out, name), 'utf8');
const locations = (name: string) =>
  [...read(name).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);

beforeEach(() => {
  out = tempProject({});
  vi.stubEnv('SITE_URL', 'https://site.example');
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('lists pages with the day of their last change and their picture', async () => {
  vi.spyOn(urls, 'canonicalPages').mockReturnValue([
    { path: '/' },
    { path: '/blog/a', lastModified: '2026-01-02', image: '/art/a.svg' },
  ]);
  await writeSitemap(out);
  expect(read('sitemap.xml')).toContain(
    '<url><loc>https://site.example</loc></url>\n<url><loc>https://site.example/blog/a</loc><lastmod>2026-01-02</lastmod><image:image><image:loc>https://site.example/art/a.svg</image:loc></image:image></url>',
  );
});

it('splits a long list into files, which robots.txt names', async () => {
  const paths = Array.from({ length: 5001 }, (_, n) => `/blog/${n}`);
  vi.spyOn(urls, 'canonicalPages').mockReturnValue(paths.map((each) => ({ path: each })));
  await writeSitemap(out);
  const listed = ['sitemap.xml', 'sitemap-1.xml'].flatMap(locations);
  expect(listed).toEqual(paths.map((each) => `https://site.example${each}`));
  expect(read('robots.txt')).toContain(
    '\nSitemap: https://site.example/sitemap.xml\nSitemap: https://site.example/sitemap-1.xml\n',
  );
});

it.each([
  ['production', 'Allow: /'],
  ['preview', 'Disallow: /'],
])('in %s tells robots %s', async (environment, rule) => {
  vi.stubEnv('SITE_ENV', environment);
  await writeSitemap(out);
  expect(read('robots.txt')).toContain(`User-agent: *\n${rule}\n`);
});
