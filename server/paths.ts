import { notFoundFamilies, routes } from '#lib/site/routes';

/**
 * The one address of a page: single slashes, none at the end, no `.html`, no `/index`. What comes
 * back starts with exactly one slash, so that it can never name another host.
 */
export function cleanPath(pathname: string): string {
  const path = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return path === '' ? '/' : path;
}

const familyMember = new RegExp(`^/(${notFoundFamilies.join('|')})/.+$`);

/** File of the page that says in its family's own words that this address has nothing. */
export function notFoundFile(path: string): string {
  const family = familyMember.exec(path)?.[1];
  return family ? `/${family}/404.html` : '/404.html';
}

/** Addresses of the not-found pages themselves, which are no pages of the site. */
export const isNotFoundAddress = (path: string) =>
  path === '/_not-found' || notFoundFile(path) === `${path}.html`;

const whitepaper = new RegExp(`^${routes.whitepapers}/[^/]+$`);

/** An unknown white paper leads to the list (spec, section 2). */
export const isWhitepaper = (path: string) => whitepaper.test(path);

const hourlyFile = /^\/art\/|\.(?:avif|gif|ico|jpe?g|mp4|png|svg|webm|webp|woff2?)$/;

/** Cache-Control of a file that was found. */
export function cacheControl(path: string): string {
  // Next puts a hash of the content into these names.
  if (path.startsWith('/_next/static/')) return 'public, max-age=31536000, immutable';
  return hourlyFile.test(path) ? 'public, max-age=3600' : 'no-cache';
}
