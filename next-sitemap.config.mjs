import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { withBase } from '#lib/site/base-path';
import { isProduction, readEnv } from '#lib/site/env';

const siteUrl = readEnv().SITE_URL;

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim();
/** Outside of a repository there is no history. A shallow clone has the last commit only. */
const hasHistory = git('rev-parse', '--is-shallow-repository') === 'false';
/** Day of the last commit of a file. */
const dayOf = (file) => (hasHistory && git('log', '-1', '--format=%cs', '--', file)) || undefined;

/** Pages of the sitemap, as the build knows them: reading the content again takes longer than the sitemap. */
const canonicalPages = () => JSON.parse(readFileSync('.next/pages.json', 'utf8'));

/**
 * Of all that the export holds, the sitemap lists the canonical pages, also those that this build
 * has not rendered itself. Outside production robots are asked to stay away.
 *
 * @type {import('next-sitemap').IConfig}
 */
export default {
  siteUrl,
  output: 'export',
  outDir: 'out',
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  robotsTxtOptions: {
    policies: [{ userAgent: '*', [isProduction() ? 'allow' : 'disallow']: '/' }],
  },
  transform: () => undefined,
  additionalPaths: async () =>
    canonicalPages().map(({ path, lastModified, file, image }) => ({
      loc: encodeURI(path),
      lastmod: lastModified ?? (file && dayOf(file)),
      images: image && [{ loc: new URL(withBase(image), siteUrl) }],
    })),
};
