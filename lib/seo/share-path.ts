/** Pixels, as the large cards of every network ask for. */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * File name of the picture that a page is shared with, e.g. `blog.blog-06.png`. Pages that say
 * "not found" share the picture of the site, older pages and the preview page of a list that of the list.
 */
export function shareFile(path: string): string {
  const parts = path
    .replace(/\/(?:page\/\d+|preview)$/, '')
    .split('/')
    .filter(Boolean);
  if (parts.length === 0 || parts.at(-1) === '404') return shareFileOfSite;
  return `${parts.join('.')}.png`;
}

/** No page has this name: the service redirects `/index` to `/`. */
const shareFileOfSite = 'index.png';

export const sharePath = (path: string) => `/og/${shareFile(path)}`;

/** What a screen reader says of the picture. */
export const shareAlt = (title: string, siteName: string) =>
  `Title card of “${title}”: large type beside a drawing of threads, with the mark of ${siteName}`;
