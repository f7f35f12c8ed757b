import '#server-only';

import { existsSync } from 'node:fs';
import path from 'node:path';

import { artPath } from '../art/art-path';
import { routes } from '../site/routes';
import { allArtAssets } from './assets';
import { isInlineMarkdown } from './call-to-action';
import { checkAliases } from './check-aliases';
import { checkBrand } from './check-brand';
import { checkPages } from './check-pages';
import { checkPictures } from './check-pictures';
import { checkSeries } from './check-series';
import { findRepeats } from './collection';
import { demos } from './collections/demos';
import { siteDocument } from './collections/site';
import { team } from './collections/team';
import { type ContentFile, isParsed, type ParsedFile } from './content-file';
import { isPreview } from './content-folder';
import { problemsInFile } from './markdown';
import { inspectOnce } from './markdown-cache';
import { pictureLink } from './markdown-pictures';
import { nearest } from './nearest';
import { ContentError, type Problem } from './problem';
import { referenceTargets } from './reference-targets';
import { unknownReferences } from './references';
import { inspectAll } from './registry';
import { isOff } from './shown-pages';
import { type FoundString, stringsIn } from './strings-in';
import { linkablePaths, redirects } from './urls';

/**
 * Validates all content: each file against its schema, then references, links and pictures across
 * files, also those of files that do not match their schema.
 *
 * @param publicRoot - folder of the static files that pictures may name
 * @returns all mistakes, by file and line
 */
export function checkContent(publicRoot = path.join(process.cwd(), 'public')): Problem[] {
  const { files, problems } = inspectAll();
  const parsed = files.filter(isParsed);
  const invalid = files.filter(({ entry }) => !entry);
  const across = checkAcross(parsed, invalid, publicRoot);
  const reported = new Set(problems.map(({ file, field }) => `${file} ${field}`));
  return [
    ...problems,
    ...across.filter(({ file, field }) => !reported.has(`${file} ${field}`)),
  ].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}

/**
 * Shows in `npm run dev` what only the content check finds in a file, such as dead links.
 *
 * @throws ContentError with the mistakes of the file
 */
export function checkPreview(file: string): void {
  if (!isPreview()) return;
  const problems = checkContent().filter((problem) => problem.file === file);
  if (problems.length > 0) throw new ContentError(problems);
}

/** Checks what depends on several files. */
function checkAcross(
  parsed: readonly ParsedFile[],
  invalid: readonly ContentFile[],
  publicRoot: string,
): Problem[] {
  // An entry with mistakes still has its page, so that links to it are not reported.
  const pages = new Set([
    ...linkablePaths(),
    ...invalid.flatMap(({ id, url }) => (url ? [url, routes.postAlias(id)] : [])),
  ]);
  // Content may also name generated pictures.
  const art = allArtAssets().map(({ subject, frame }) => artPath(subject, frame));
  const known = { paths: new Set([...pages, ...art]), pages, moved: redirects() };
  const targets = referenceTargets(invalid);
  return [
    ...parsed.flatMap(({ file, source: { body, bodyLine } }) =>
      problemsInFile(inspectOnce(body).problems, { file, bodyLine }),
    ),
    ...parsed.flatMap(checkPictures),
    ...parsed.flatMap((checked) => checkPaths(checked, known, publicRoot)),
    ...parsed.flatMap((checked) => unknownReferences(checked, targets)),
    ...checkAliases(parsed, pages, publicRoot),
    ...checkBrand(),
    ...checkDemoHost(),
    ...checkPages(),
    ...checkSeries(),
    // The address of the page of an author is made from the name.
    ...findRepeats(team.inspect().files, 'name'),
  ];
}

/** Checks that demos have a host. */
function checkDemoHost(): Problem[] {
  const site = siteDocument.valid();
  if (demos.valid().length === 0 || !site || site.demoHost) return [];
  const fix = 'write the host name of the demos, or remove the demos';
  return [
    {
      file: siteDocument.file(),
      line: 1,
      field: 'demoHost',
      message: 'the demos have no host',
      fix,
    },
  ];
}

/** Checks that all paths in fields, and links and pictures in bodies, lead to a page or a file. */
function checkPaths(
  { file, source }: ParsedFile,
  { paths, pages, moved }: Known,
  publicRoot: string,
): Problem[] {
  const body = inspectOnce(source.body);
  // Pictures beside the text (check-pictures.ts).
  const ownPictures = new Set(body.images.map(({ url }) => url).filter((url) => pictureLink(url)));
  const found = [
    ...pathsIn(source.data).map(({ value, at }) => ({
      url: value,
      line: source.lineOf(at),
      field: at.join('.'),
    })),
    ...stringsIn(source.data)
      .filter(({ at }) => isInlineMarkdown(at))
      .flatMap(({ value, at }) =>
        inspectOnce(value).links.map(({ url }) => ({
          url,
          line: source.lineOf(at),
          field: at.join('.'),
        })),
      ),
    ...body.links
      .filter(({ url }) => !ownPictures.has(url))
      .map(({ url, line }) => ({ url, line: line + source.bodyLine - 1, field: 'body' })),
  ];
  return found.flatMap(({ url, line, field }) => {
    const target = url.replace(/[?#].*$/, '');
    if (target === '' || /^[a-z][a-z0-9+.-]*:/i.test(target) || paths.has(target)) return [];
    // Texts, pages and menus leave out links to what is off (shown-pages.ts, page-copy.ts).
    if (isOff(target)) return [];
    const inside = target.startsWith('/') && !target.split('/').includes('..');
    const isFile = /\.\w+$/.test(target);
    if (inside && isFile && existsSync(path.join(publicRoot, target))) return [];
    return { file, line, field, ...explainTarget(target, { inside, isFile, moved, pages }) };
  });
}

/** What is wrong with an address that leads nowhere. */
function explainTarget(
  target: string,
  { inside, isFile, moved, pages }: Omit<Known, 'paths'> & { inside: boolean; isFile: boolean },
): Pick<Problem, 'message' | 'fix'> {
  if (/^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|ai|gov|edu)(?:\/|$))/.test(target)) {
    const message = `${target} has no https://, so it would be a page of this site`;
    return { message, fix: `write the whole address: https://${target}` };
  }
  if (inside && isFile) {
    const fix = `put the file at public${target} or correct the path`;
    return { message: `file not found: ${target}`, fix };
  }
  const asPath = inside ? target : `/${target}`;
  const similar = pages.has(asPath) ? asPath : (moved[target] ?? nearest(asPath, pages));
  const correct =
    'orrect the path (pages are named as in the address bar, without .html or a final slash) or remove the link';
  return {
    message: inside
      ? `page not found: ${target}`
      : `${target} does not start at the root of the site`,
    fix: similar ? `did you mean ${similar}? C${correct}` : `c${correct}`,
  };
}

interface Known {
  paths: ReadonlySet<string>;
  pages: ReadonlySet<string>;
  moved: Readonly<Record<string, string>>;
}

/** Fields with a path on the demo host, or with old paths, which are not checked. */
const elsewhere = new Set(['demoUrl', 'aliases']);

function pathsIn(data: unknown): FoundString[] {
  return stringsIn(data).filter(
    ({ value, at }) => value.startsWith('/') && !at.some((part) => elsewhere.has(String(part))),
  );
}
