import { canonicalPages } from '#lib/content/urls';
import { isProduction, readEnv } from '#lib/site/env';

const pages = new Map(canonicalPages().map((page) => [page.path, page]));

/**
 * Of all that the export holds, the sitemap lists the canonical pages. Outside production robots
 * are asked to stay away.
 *
 * @type {import('next-sitemap').IConfig}
 */
export default {
  siteUrl: readEnv().SITE_URL,
  output: 'export',
  outDir: 'out',
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  robotsTxtOptions: {
    policies: [{ userAgent: '*', [isProduction() ? 'allow' : 'disallow']: '/' }],
  },
  transform: (_config, path) => {
    const page = pages.get(path);
    return page && { loc: path, lastmod: page.lastModified };
  },
};
