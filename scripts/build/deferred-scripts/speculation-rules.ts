import { withBase } from '#lib/site/base-path';

/**
 * Whether a page of this site may be fetched before its link is followed. Files have an extension,
 * and the editor does more than show a page.
 *
 * @param path - URL path of a link to this site
 */
export const isPagePath = (path: string): boolean =>
  !path.includes('.') && !path.startsWith('/admin/');

const pages = {
  and: [
    { href_matches: withBase('/*') },
    { not: { href_matches: withBase('/(.*[.].*|admin/.*)') } },
  ],
};

/**
 * Speculation rules for the same pages: prefetches one while a pointer rests on its link, and
 * prerenders it on press (HTML, Speculation Rules).
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [{ where: pages, eagerness: 'conservative' }],
});
