import '#server-only';

import { existsSync } from 'node:fs';
import path from 'node:path';

import { artPath } from '../../art/art-path';
import { routes } from '../../site/routes';
import { type ContentFile, isParsed, type ParsedFile } from '../load/content-file';
import { type Problem, problemAt } from '../load/problem';
import { problemsInFile } from '../markdown/markdown';
import { inspectOnce } from '../markdown/markdown-cache';
import { pictureLink } from '../markdown/pictures';
import { allArtAssets } from '../pages/assets';
import { isInlineMarkdown } from '../pages/call-to-action';
import { isOff } from '../pages/shown-pages';
import { linkablePaths, redirects } from '../pages/urls';
import { stringsIn } from '../schema/strings-in';
import { didYouMean } from './nearest';

const isPublicFile = (target: string) => existsSync(path.join(process.cwd(), 'public', target));

/**
 * Checks that paths in fields, and links and pictures in texts, lead to a page or a file, except
 * pictures beside the text (check-pictures.ts), and that aliases do not.
 */
export function checkLinks(files: readonly ContentFile[]): Problem[] {
  const parsed = files.filter(isParsed);
  const pages = new Set([
    ...linkablePaths(),
    // An entry with mistakes still has its page, so that links to it are not reported.
    ...files.flatMap(({ id, entry, url }) => (url && !entry ? [url, routes.postAlias(id)] : [])),
  ]);
  // Content may also name generated pictures.
  const art = new Set(allArtAssets().map(({ subject, frame }) => artPath(subject, frame)));
  const moved = redirects();

  function explain(url: string): Pick<Problem, 'message' | 'fix'> | undefined {
    const target = url.replace(/[?#].*$/, '');
    if (target === '' || /^[a-z][a-z0-9+.-]*:/i.test(target)) return undefined;
    // Texts, pages and menus leave out links to what is off (shown-pages.ts, page-copy.ts).
    if (pages.has(target) || art.has(target) || isOff(target)) return undefined;
    if (!target.startsWith('/') || target.split('/').includes('..')) {
      const fix = 'start with / for a page of this site or https:// for another one';
      const message = `${target} does not start at the root of the site`;
      return { message, fix: didYouMean(`/${target}`, pages, fix) };
    }
    if (/\.\w+$/.test(target)) {
      const fix = `put the file at public${target} or correct the path`;
      return isPublicFile(target) ? undefined : { message: `file not found: ${target}`, fix };
    }
    const fix =
      'correct the path (pages are named as in the address bar, without .html or a final slash) or remove the link';
    const newPath = moved[target];
    const known = newPath ? [newPath] : pages;
    return { message: `page not found: ${target}`, fix: didYouMean(newPath ?? target, known, fix) };
  }

  const links = parsed.flatMap(({ file, source }) => {
    const inFields = stringsIn(source.data).flatMap(({ value, at }) =>
      urlsIn(value, at).flatMap((url) => {
        const wrong = explain(url);
        return wrong ? problemAt({ file, source }, at, wrong.message, wrong.fix) : [];
      }),
    );
    const body = inspectOnce(source.body);
    const ownPictures = new Set(
      body.images.map(({ url }) => url).filter((url) => pictureLink(url)),
    );
    const inText = body.links.flatMap(({ url, line }) => {
      const wrong = ownPictures.has(url) ? undefined : explain(url);
      return wrong ? { file, line, field: 'body', ...wrong } : [];
    });
    return [...inFields, ...problemsInFile(inText, { file, bodyLine: source.bodyLine })];
  });
  return [...links, ...checkAliases(parsed, pages)];
}

/** Links of a field, except a path on the demo host and old paths. */
function urlsIn(value: string, at: readonly (string | number)[]): string[] {
  if (isInlineMarkdown(at)) return inspectOnce(value).links.map(({ url }) => url);
  const elsewhere = at.includes('demoUrl') || at.includes('aliases');
  return value.startsWith('/') && !elsewhere ? [value] : [];
}

/** Finds aliases that are a page or a file of the site, and aliases that are used twice. */
function checkAliases(parsed: readonly ParsedFile[], pages: ReadonlySet<string>): Problem[] {
  // Also paths of the service and of generated files, which are no pages of the content.
  const taken = new Set<unknown>([...pages, ...Object.values(routes)]);
  const first = new Map<string, string>();
  return parsed.flatMap(({ file, source }) => {
    const { aliases } = Object(source.data) as { aliases?: unknown };
    if (!Array.isArray(aliases)) return [];
    return aliases.flatMap((alias: unknown, index): Problem[] => {
      if (typeof alias !== 'string') return [];
      const problem = (message: string, fix: string) => [
        problemAt({ file, source }, ['aliases', index], message, fix),
      ];
      if (taken.has(alias) || isPublicFile(alias)) {
        const fix = 'remove it: an alias is a path that has no page any more';
        return problem(`${alias} is an address of the site`, fix);
      }
      // Each alias of a post below /blog is one below /blogs too.
      const key = alias.replace(/^\/blogs\//, '/blog/');
      const other = first.get(key);
      first.set(key, other ?? file);
      if (other === undefined) return [];
      const fix = 'keep it in the file of the page that replaces the old one';
      return problem(`the same alias is used in ${other}`, fix);
    });
  });
}
