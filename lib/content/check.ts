import '#server-only';

import { existsSync } from 'node:fs';
import path from 'node:path';

import { artPath } from '../art/art-path';
import { routes, serviceCardRoute } from '../site/routes';
import { allArtAssets } from './art-assets';
import { isInlineMarkdown } from './call-to-action';
import { checkAliases } from './check-aliases';
import { checkArt } from './check-art';
import { checkAuthorNames } from './check-authors';
import { checkPictures } from './check-pictures';
import { checkSeries } from './check-series';
import { skippingInvalid } from './collection';
import { services } from './collections/services';
import { type ContentFile, type InvalidFile, inspectAll } from './inspect-all';
import { problemsInFile } from './markdown';
import { inspectOnce } from './markdown-cache';
import { nearest } from './nearest';
import { pictureLink } from './picture-set';
import type { Problem } from './problem';
import { redirects } from './redirects';
import { referenceTargets } from './reference-targets';
import { unknownReferences } from './references';
import { type FoundString, stringsIn } from './strings-in';
import { linkablePaths } from './urls';

/**
 * Validates all content: each file against its schema, then references, links and pictures across
 * files, also those of files that do not match their schema.
 *
 * @param publicRoot - folder of the static files that pictures may name
 * @returns all mistakes, by file and line
 */
export function checkContent(publicRoot = path.join(process.cwd(), 'public')): Problem[] {
  const { files, invalid, problems } = inspectAll();
  const parsed = [
    ...files,
    ...invalid.flatMap(({ file, source, schema }) => (source ? { file, source, schema } : [])),
  ];
  const across = skippingInvalid(() => checkAcross(parsed, invalid, publicRoot));
  const reported = new Set(problems.map(({ file, field }) => `${file} ${field}`));
  return [
    ...problems,
    ...across.filter(({ file, field }) => !reported.has(`${file} ${field}`)),
  ].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}

/** Checks what depends on several files. */
function checkAcross(
  parsed: readonly ParsedFile[],
  invalid: readonly InvalidFile[],
  publicRoot: string,
): Problem[] {
  // An entry with mistakes still has its page, so that links to it are not reported.
  const pages = new Set([
    ...linkablePaths(),
    ...invalid.flatMap(({ entry }) => (entry ? [entry.url, routes.postAlias(entry.id)] : [])),
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
    ...checkServiceCards(parsed, pages),
    ...checkAliases(parsed, pages, publicRoot),
    ...checkArt(),
    ...checkSeries(),
    ...checkAuthorNames(),
  ];
}

/** Checks that all paths in fields, and links and pictures in bodies, lead to a page or a file. */
function checkPaths(
  { file, source }: ParsedFile,
  {
    paths,
    pages,
    moved,
  }: {
    paths: ReadonlySet<string>;
    pages: ReadonlySet<string>;
    moved: Readonly<Record<string, string>>;
  },
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
    const inside = target.startsWith('/') && !target.split('/').includes('..');
    const isFile = /\.\w+$/.test(target);
    if (inside && isFile && existsSync(path.join(publicRoot, target))) return [];
    const similar = isFile ? undefined : (moved[target] ?? nearest(target, pages));
    return {
      file,
      line,
      field,
      message: inside
        ? `${isFile ? 'file' : 'page'} not found: ${target}`
        : `${target} does not start at the root of the site`,
      fix: isFile
        ? `put the file at public${target} or correct the path`
        : `${similar ? `did you mean ${similar}? C` : 'c'}orrect the path: pages are named as in the address bar, without .html or a final slash`,
    };
  });
}

type ParsedFile = Pick<ContentFile, 'file' | 'source' | 'schema'>;

/**
 * Checks that the link of each service card, made from its title, exists (docs/specification.md
 * P4).
 */
function checkServiceCards(files: readonly ParsedFile[], pages: ReadonlySet<string>): Problem[] {
  return services.all().flatMap((service) => {
    const target = serviceCardRoute(service.title);
    if (!service.overview || pages.has(target)) return [];
    const file = files.find((each) => each.file === service.file);
    const own = routes.service(service.id);
    return {
      file: service.file,
      line: file?.source.lineOf(['title']) ?? 1,
      field: 'title',
      message: `page not found: ${target}, which the card of this service links to`,
      fix: `rename the file to content${target}.json, or choose a title that leads to ${own}`,
    };
  });
}

/** Fields with a path on the demo host, or with old paths, which are not checked. */
const elsewhere = new Set(['demoUrl', 'aliases']);

function pathsIn(data: unknown): FoundString[] {
  return stringsIn(data).filter(
    ({ value, at }) => value.startsWith('/') && !at.some((part) => elsewhere.has(String(part))),
  );
}
