import { notFoundFamilies, routes } from '#lib/site/routes';

/**
 * Canonical path of a page: no repeated or trailing slashes, no `.html`, no `/index`. The result
 * starts with exactly one slash, so it cannot name another host.
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

/**
 * Exported not-found page for a path: that of its family, such as `/industries/404.html`, or the
 * general one.
 */
export function notFoundFile(path: string): string {
  const family = familyMember.exec(path)?.[1];
  return family ? `/${family}/404.html` : '/404.html';
}

/** Whether a path is that of a not-found page itself; such a path answers 404. */
export const isNotFoundAddress = (path: string) =>
  path === '/_not-found' || notFoundFile(path) === `${path}.html`;

const whitepaper = new RegExp(`^${routes.whitepapers}/[^/]+$`);

/** An unknown white paper leads to the list (docs/specification.md W3). */
export const isWhitepaper = (path: string) => whitepaper.test(path);

/**
 * File of a page in the export: `/about` → `/about.html`. A path with an extension is unchanged.
 */
export function exportedFile(pathname: string): string {
  if (pathname === '/') return '/index.html';
  return pathname.slice(pathname.lastIndexOf('/')).includes('.') ? pathname : `${pathname}.html`;
}

/**
 * Files that are not served: compressed copies (chosen by Accept-Encoding only), dot-files except
 * security.txt (RFC 9116), and files for hosts, whose names start with one underscore.
 */
const unserved = /\.(?:br|gz)$|\/\.(?!well-known\/security\.txt$)|^\/_(?!_?next)/;

/** Whether a file below the root may be sent to visitors. */
export const isServed = (file: string) => !unserved.test(file);
