import { periodOf } from '#lib/content/pages/period';
import { notFoundFamilies, routes } from '#lib/site/routes';

/**
 * Decodes the path of a URL, once.
 *
 * @returns undefined for an invalid path: malformed escapes, control characters, backslashes, or
 *   `.` and `..` as parts
 */
export function requestPath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    const isInvalid = /[\p{Cc}\\]|(?:^|\/)\.\.?(?:\/|$)/u.test(path);
    return path.startsWith('/') && !isInvalid ? path : undefined;
  } catch {
    return undefined;
  }
}

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
const isNotFoundAddress = (path: string) =>
  path === '/_not-found' || notFoundFile(path) === `${path}.html`;

const whitepaper = new RegExp(`^${routes.whitepapers}/[^/]+$`);

/** An unknown white paper leads to the list (docs/specification.md W3). */
export const isWhitepaper = (path: string) => whitepaper.test(path);

/**
 * Address that shows a month without a page of its own, or a month that is spelled in another way, such
 * as `/blog/2024/5`: the blog list with the month in its query.
 */
export function emptyMonth(path: string): string | undefined {
  const [, year = '', month] = /^\/blogs?\/(\d{4})\/(\d\d?)$/.exec(path) ?? [];
  return periodOf(year, Number(month)) && routes.monthQuery(year, Number(month));
}

/**
 * File of a page in the export: `/about` → `/about.html`. A path with an extension is unchanged.
 */
function exportedFile(pathname: string): string {
  if (pathname === '/') return '/index.html';
  return pathname.slice(pathname.lastIndexOf('/')).includes('.') ? pathname : `${pathname}.html`;
}

/**
 * Files that are not served: compressed copies (chosen by Accept-Encoding only), dot-files except
 * security.txt (RFC 9116), and files for hosts, whose names start with one underscore.
 */
const unserved = /\.(?:br|gz)$|\/\.(?!well-known\/security\.txt$)|^\/_(?!_?next)/;

/**
 * File of a canonical address.
 *
 * @param path - decoded
 * @returns undefined for an address that no file has: it redirects or is not found
 */
export function servedFile(path: string): string | undefined {
  const file = exportedFile(path);
  const isFile = cleanPath(path) === path && !isNotFoundAddress(path) && !unserved.test(file);
  return isFile ? file : undefined;
}
