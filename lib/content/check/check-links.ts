import '#server-only';

import { existsSync } from 'node:fs';
import path from 'node:path';

import { artPath } from '../../art/art-path';
import { landscapeImage, routes } from '../../site/routes';
import { workbooks } from '../collections/workbooks';
import type { EntryBase } from '../load/collection';
import { type ContentFile, isDraft, isParsed, type ParsedFile } from '../load/content-file';
import { isPreview } from '../load/content-folder';
import { type Problem, problemAt } from '../load/problem';
import { problemsInFile } from '../markdown/markdown';
import { inspectOnce } from '../markdown/markdown-cache';
import { openPicture } from '../markdown/picture-files';
import { pictureLink } from '../markdown/pictures';
import { slugOf } from '../markdown/slug';
import { allArtAssets } from '../pages/assets';
import { isInlineMarkdown } from '../pages/call-to-action';
import { isOff } from '../pages/shown-pages';
import { linkablePaths, redirects } from '../pages/urls';
import { decodedPath } from '../schema/fields';
import { stringsIn } from '../schema/strings-in';
import {
  missingFile,
  pathOf,
  relativePath,
  unknownHeading,
  unknownPage,
  usedAlias,
} from './path-findings';
import { notReadable } from './picture-findings';
import { renamedTo } from './renamed';

const isPublicFile = (target: string) => existsSync(path.join(process.cwd(), 'public', target));

function unreadablePicture(target: string): Pick<Problem, 'message' | 'fix'> | undefined {
  if (!/\.(?:svg|png|jpe?g|webp|avif)$/i.test(target)) return undefined;
  try {
    openPicture(path.join(process.cwd(), 'public', target));
    return undefined;
  } catch {
    return notReadable(`public${target}`);
  }
}

/**
 * Checks that paths in fields, and links and pictures in texts, lead to a page, a heading or a file,
 * except pictures beside the text (check-pictures.ts), and that aliases do not.
 */
export function checkLinks(files: readonly ContentFile[]): Problem[] {
  const parsed = files.filter(isParsed);
  const pages = new Set([
    ...linkablePaths(),
    // An entry with mistakes still has its page, so that links to it are not reported.
    ...files.flatMap((file) =>
      file.url && !file.entry && !isDraft(file) ? [file.url, routes.postAlias(file.id)] : [],
    ),
  ]);
  const later = laterPages(files as readonly ContentFile<Partial<EntryBase>>[]);
  const anchors = articleAnchors(parsed);
  // Content may also name generated pictures.
  const art = new Set(allArtAssets().map(({ subject, frame }) => artPath(subject, frame)));
  const moved = redirects();

  /** @param from - the file with the link */
  function explain(url: string, from: ParsedFile): Pick<Problem, 'message' | 'fix'> | undefined {
    const target = pathOf(url);
    if (target === undefined) return undefined;
    if (target === '' || pages.has(target)) return explainAnchor(url, target || from.url);
    // Texts, pages and menus leave out links to what is off (shown-pages.ts, page-copy.ts).
    if (art.has(target) || isOff(target)) return undefined;
    const unpublished = later.get(target);
    if (unpublished) {
      const { date } = Object(from.source.data) as { date?: unknown };
      const isThere = typeof date === 'string' && date >= (unpublished.from ?? '~');
      return isThere ? explainAnchor(url, target) : unpublished;
    }
    const relative = relativePath(target, pages);
    if (relative) return relative;
    if (/\.\w+$/.test(target)) {
      return isPublicFile(target) ? unreadablePicture(target) : missingFile(target, pages);
    }
    const renamed = moved[target] === undefined && renamedTo(target, files);
    if (!renamed) return unknownPage(target, pages, moved[target]);
    const { message } = unknownPage(target, []);
    const line = renamed.file.endsWith('.md') ? `aliases: [${target}]` : `"aliases": ["${target}"]`;
    return {
      message,
      fix: `add ${line} to ${renamed.file}, or correct the path to ${renamed.url}`,
    };
  }

  /** Only the headings of articles are known. @param page - path of the page */
  function explainAnchor(url: string, page = '') {
    const headings = anchors.get(page);
    return headings && unknownHeading(url, headings, url.startsWith('#') ? undefined : page);
  }

  const links = parsed.flatMap((from) => {
    const { file, source } = from;
    const inFields = stringsIn(source.data).flatMap(({ value, at }) =>
      urlsIn(value, at).flatMap((url) => {
        const wrong = explain(url, from);
        return wrong ? problemAt({ file, source }, at, wrong.message, wrong.fix) : [];
      }),
    );
    const body = inspectOnce(source.body);
    // check-pictures.ts reports pictures beside the text and on other sites.
    const ownPictures = new Set(
      body.images.map(({ url }) => url).filter((url) => pictureLink(url) || !/^\/(?!\/)/.test(url)),
    );
    const inText = body.links.flatMap(({ url, line }) => {
      const wrong = ownPictures.has(url) ? undefined : explain(url, from);
      return wrong ? { file, line, field: 'body', ...wrong } : [];
    });
    return [...inFields, ...problemsInFile(inText, { file, bodyLine: source.bodyLine })];
  });
  return [...links, ...checkAliases(parsed, new Set([...pages, ...later.keys()]))];
}

/** A page that is not published, as a problem; `from` is the day from which it is. */
type LaterPage = Pick<Problem, 'message' | 'fix'> & { from?: string };

const laterPage = (path: string, from?: string): LaterPage => ({
  message: `${path} is ${from ? `scheduled for ${from}` : 'a draft'}`,
  fix: from
    ? `remove the link until then, or give this entry a "date" from ${from} on`
    : 'remove the link, or publish that page first',
  from,
});

/** Drafts and scheduled entries, their workbooks, and the lists that the latter begin, by path. */
function laterPages(files: readonly ContentFile<Partial<EntryBase>>[]): Map<string, LaterPage> {
  if (isPreview()) return new Map();
  return new Map(
    files
      .flatMap((file): [string, LaterPage][] => {
        const { url, entry, source, id } = file;
        const status = isDraft(file) ? 'draft' : entry?.status;
        if (!url || (status !== 'draft' && status !== 'scheduled')) return [];
        const isPost = url.startsWith(`${routes.blog}/`);
        const { date, datePosted, series } = Object(source?.data);
        const from: string | undefined = status === 'scheduled' ? (date ?? datePosted) : undefined;
        const lists = isPost && from ? listsOfPost(from, series?.name) : [];
        const isPaper = url.startsWith(`${routes.whitepapers}/`);
        const own = workbooks.valid().filter(({ paper }) => isPaper && paper === id);
        return [
          ...[url, ...lists, ...own.map(workbooks.url)].map((path): [string, LaterPage] => [
            path,
            laterPage(path, from),
          ]),
          ...(isPost ? [[routes.postAlias(id), laterPage(url, from)] as [string, LaterPage]] : []),
        ];
      })
      // Of several posts the earliest makes the page of their month.
      .sort(([, a], [, b]) => (b.from ?? '').localeCompare(a.from ?? '')),
  );
}

/** The lists of a post, whose pages it makes if it is their first. @param date - as YYYY-MM-DD */
const listsOfPost = (date: string, series?: string): string[] => [
  routes.period(date.slice(0, 4)),
  routes.period(date.slice(0, 7)),
  ...(series ? [routes.series(slugOf(series))] : []),
];

/** Ids of the headings of posts and papers, by path. */
export const articleAnchors = (files: readonly ParsedFile[]): Map<string, readonly string[]> =>
  new Map(
    files.flatMap(({ url, source: { body } }): [string, readonly string[]][] => {
      const isArticle =
        url?.startsWith(`${routes.blog}/`) || url?.startsWith(`${routes.whitepapers}/`);
      return url && isArticle ? [[url, inspectOnce(body).anchors]] : [];
    }),
  );

/** Links of a field, except a path on the demo host and old paths. */
function urlsIn(value: string, at: readonly (string | number)[]): string[] {
  if (isInlineMarkdown(at)) return inspectOnce(value).links.map(({ url }) => url);
  const elsewhere = at.includes('demoUrl') || at.includes('aliases');
  return value.startsWith('/') && !elsewhere ? [value] : [];
}

/** Finds aliases that are a page or a file of the site, and aliases that are used twice. */
function checkAliases(parsed: readonly ParsedFile[], pages: ReadonlySet<string>): Problem[] {
  // Also paths of the service and of generated files, which are no pages of the content.
  const taken = new Set<unknown>([...pages, ...Object.values(routes), landscapeImage]);
  const isTaken = (path: string) => taken.has(path) || isPublicFile(path);
  const first = new Map<string, string>();
  // A draft is reported rather than the page that is there.
  const inOrder = parsed.toSorted((a, b) => Number(isDraft(a)) - Number(isDraft(b)));
  return inOrder.flatMap(({ file, source }) => {
    const { aliases } = Object(source.data) as { aliases?: unknown };
    if (!Array.isArray(aliases)) return [];
    return aliases.flatMap((alias: unknown, index): Problem[] => {
      if (typeof alias !== 'string') return [];
      const problem = (message: string, fix: string) => [
        problemAt({ file, source }, ['aliases', index], message, fix),
      ];
      const used = usedAlias(alias, isTaken);
      if (used) return problem(used.message, used.fix);
      // Each alias of a post below /blog is one below /blogs too.
      const key = decodedPath(alias).replace(/^\/blogs\//, '/blog/');
      const other = first.get(key);
      first.set(key, other ?? file);
      if (other === undefined) return [];
      const fix = 'keep it in the file of the page that replaces the old one';
      return problem(`the same alias is used in ${other}`, fix);
    });
  });
}
