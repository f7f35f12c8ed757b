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

/** An unknown white paper leads to the list (docs/specification.md W3). */
export const isWhitepaper = (path: string) => whitepaper.test(path);

/** `/about` → `/about.html`, as the export names its pages; what has an extension is itself. */
export function exportedFile(pathname: string): string {
  if (pathname === '/') return '/index.html';
  return pathname.slice(pathname.lastIndexOf('/')).includes('.') ? pathname : `${pathname}.html`;
}

/**
 * Compressed copies are chosen by Accept-Encoding, never by name; dot-files are nobody's but one
 * (RFC 9116), and files for hosts start with one underscore.
 */
const unserved = /\.(?:br|gz)$|\/\.(?!well-known\/security\.txt$)|^\/_(?!_?next)/;

export const isServed = (file: string) => !unserved.test(file);
