import { canonicalPages } from '#lib/content/urls';
import { withBase } from '#lib/site/base-path';
import { isProduction, readEnv } from '#lib/site/env';
import { contentDates } from './scripts/build/git-dates';

const siteUrl = readEnv().SITE_URL;
const dates = contentDates();

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
      lastmod: lastModified ?? (file && dates.get(file)),
      images: image && [{ loc: new URL(withBase(image), siteUrl) }],
    })),
};
