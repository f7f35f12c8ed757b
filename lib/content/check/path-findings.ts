import type { Problem } from '../load/problem';
import { decodedPath } from '../schema/fields';
import { didYouMean } from './nearest';

// Shared with the post editor, so without Node modules.

type Finding = Pick<Problem, 'message' | 'fix'>;

/** The path in the address of a link, with letters as they are read; undefined if it has a scheme. */
export function pathOf(url: string): string | undefined {
  const target = decodedPath(url.replace(/[?#].*$/, ''));
  return /^[a-z][a-z0-9+.-]*:/i.test(target) ? undefined : target;
}

/** A path that is relative, which pages do not resolve; undefined for others. */
export function relativePath(target: string, pages: Iterable<string>): Finding | undefined {
  if (target.startsWith('/') && !target.split('/').includes('..')) return undefined;
  const fix = 'start with / for a page of this site or https:// for another one';
  const message = `${target} does not start at the root of the site`;
  return { message, fix: didYouMean(`/${target}`, pages, fix) };
}

/** @param newPath - current path of the page */
export function unknownPage(target: string, pages: Iterable<string>, newPath?: string): Finding {
  const fix =
    'correct the path (pages are named as in the address bar, without .html or a final slash) or remove the link';
  const known = newPath ? [newPath] : pages;
  return { message: `page not found: ${target}`, fix: didYouMean(newPath ?? target, known, fix) };
}

/** A part of an address from # on that is no heading of a text; undefined for one that is. */
export function unknownHeading(
  url: string,
  headings: readonly string[],
  place = 'this text',
): Finding | undefined {
  const [, written = ''] = /#([^?]+)$/.exec(url) ?? [];
  const anchor = decodedPath(written);
  if (!anchor || headings.includes(anchor) || pageAnchors.includes(anchor)) return undefined;
  const fix = 'take the address of the heading from the address bar, or remove the part from # on';
  return { message: `${place} has no heading #${written}`, fix: didYouMean(anchor, headings, fix) };
}

/** A file that is not there, or a page that is written with the ending of its file. */
export function missingFile(target: string, pages: Iterable<string>): Finding {
  const page = target.replace(/\.html?$/, '');
  if (page !== target && [...pages].includes(page)) return unknownPage(target, pages, page);
  return {
    message: `file not found: ${target}`,
    fix: `put the file at public${target} or correct the path`,
  };
}

/** Files that the build makes, and addresses of the service. */
const generated = new RegExp(
  [
    String.raw`^/(?:\.well-known|admin|art|auth|diagrams|feeds|icons|og|pagefind|pictures)/.*\.\w+$`,
    String.raw`^/(?:favicon\.ico|icon\.svg|llms(?:-full)?\.txt|manifest\.webmanifest|robots\.txt|sitemap\.xml)$`,
    '^/(?:healthz|livez)$|/404$',
  ].join('|'),
);

/** Endings of what the build writes beside a page: the page, its payload, and its copies. */
const besidePages = /\.(?:html|txt|md|pdf)$/;

/**
 * An old path of a page that the site itself has, or that is below one of its files.
 *
 * @param isTaken - whether a path is that of a page or a file
 */
export function usedAlias(alias: string, isTaken: (path: string) => boolean): Finding | undefined {
  const old = decodedPath(alias);
  const isUsed = (path: string) =>
    isTaken(path) || generated.test(path) || isTaken(path.replace(besidePages, ''));
  const above = [...old.matchAll(/\.\w+(?=\/)/g)].map(({ index, 0: ending }) =>
    old.slice(0, index + ending.length),
  );
  const used = isUsed(old) ? alias : above.find(isUsed);
  if (used === undefined) return undefined;
  const message = `${used} is an address of the site`;
  return { message, fix: 'remove it: an alias is a path that has no page any more' };
}

/** Ids that pages of articles have besides those of their headings. */
const pageAnchors = ['main', 'abstract'];
