import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ISitemapField, SitemapBuilder } from 'next-sitemap';

import { canonicalPages } from '#lib/content/urls';
import { isProduction, readEnv } from '#lib/site/env';
import { contentDates } from './git-dates';

/** Largest number of addresses in a file; the format allows 50,000 and 50 MB. */
const sitemapSize = 5000;

/**
 * Writes robots.txt and the sitemaps of the canonical pages: sitemap.xml, then sitemap-1.xml and so
 * on for the pages that are too many for it. Outside production robots are asked to stay away.
 */
export async function writeSitemap(out: string): Promise<boolean> {
  const siteUrl = readEnv().SITE_URL;
  const fields = sitemapFields(siteUrl, contentDates());
  const count = Math.max(1, Math.ceil(fields.length / sitemapSize));
  const names = Array.from({ length: count }, (_, n) => (n ? `sitemap-${n}.xml` : 'sitemap.xml'));
  const builder = new SitemapBuilder();
  for (const [n, name] of names.entries()) {
    const part = fields.slice(n * sitemapSize, (n + 1) * sitemapSize);
    await writeFile(path.join(out, name), builder.buildSitemapXml(part));
  }
  const robots = [
    '# *',
    'User-agent: *',
    `${isProduction() ? 'Allow' : 'Disallow'}: /`,
    '',
    '# Host',
    `Host: ${siteUrl}`,
    '',
    '# Sitemaps',
    ...names.map((name) => `Sitemap: ${siteUrl}/${name}`),
  ];
  await writeFile(path.join(out, 'robots.txt'), `${robots.join('\n')}\n`);
  console.log(`${fields.length} pages`);
  return true;
}

/** @param dates - day of the last change of each content file, for pages without a date */
const sitemapFields = (siteUrl: string, dates: ReadonlyMap<string, string>): ISitemapField[] =>
  canonicalPages().map(({ path: page, lastModified, file, image }) => ({
    // Ids and slugs, of which addresses consist, have no characters that XML escapes.
    loc: page === '/' ? siteUrl : `${siteUrl}${page}`,
    lastmod: lastModified ?? (file && dates.get(file)),
    images: image ? [{ loc: new URL(image, siteUrl) }] : undefined,
  }));
