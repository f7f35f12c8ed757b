import { existsSync } from 'node:fs';
import path from 'node:path';

import { artPath } from '../site/art-path';
import { routes, serviceCardRoute } from '../site/routes';
import { allArtAssets } from './art-assets';
import { isInlineMarkdown } from './call-to-action';
import { demos } from './collections/demos';
import { industries } from './collections/industries';
import { products } from './collections/products';
import { services } from './collections/services';
import { team } from './collections/team';
import { type ContentFile, inspectAll } from './inspect-all';
import { problemsInFile } from './markdown';
import { inspectOnce } from './markdown-cache';
import { nearest } from './nearest';
import type { Problem } from './problem';
import { type ReferenceTarget, referencesIn } from './references';
import { type FoundString, stringsIn } from './strings-in';
import { linkablePaths } from './urls';

/**
 * Validates all content: first each file against its schema, then, if there are no problems,
 * references, links and pictures across files.
 *
 * @param publicRoot - folder of the static files that pictures may name
 */
export function checkContent(publicRoot = path.join(process.cwd(), 'public')): Problem[] {
  const { files, problems } = inspectAll();
  // The checks below read all collections, which throws if a file is invalid.
  if (problems.length > 0) return problems;

  const pages = linkablePaths();
  // Content may also name generated pictures.
  const art = allArtAssets().map(({ subject, frame }) => artPath(subject, frame));
  const known = { paths: new Set([...pages, ...art]), pages };
  const targets = referenceTargets();
  return [
    ...files.flatMap(({ file, source: { body, bodyLine } }) =>
      problemsInFile(inspectOnce(body).problems, { file, bodyLine }),
    ),
    ...files.flatMap((checked) => checkPaths(checked, known, publicRoot)),
    ...files.flatMap((checked) => checkReferences(checked, targets)),
    ...checkServiceCards(files, pages),
  ];
}

/** Checks that all paths in fields, and links and pictures in bodies, lead to a page or a file. */
function checkPaths(
  { file, source }: ContentFile,
  { paths, pages }: { paths: ReadonlySet<string>; pages: ReadonlySet<string> },
  publicRoot: string,
): Problem[] {
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
    ...inspectOnce(source.body).links.map(({ url, line }) => ({
      url,
      line: line + source.bodyLine - 1,
      field: 'body',
    })),
  ];
  return found.flatMap(({ url, line, field }) => {
    const target = url.replace(/[?#].*$/, '');
    if (target === '' || /^[a-z][a-z0-9+.-]*:/i.test(target) || paths.has(target)) return [];
    const inside = target.startsWith('/') && !target.split('/').includes('..');
    const isFile = /\.\w+$/.test(target);
    if (inside && isFile && existsSync(path.join(publicRoot, target))) return [];
    const similar = isFile ? undefined : nearest(target, pages);
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

interface Target {
  values: readonly string[];
  /** Where the values are defined, for messages. */
  source: string;
}

/** Allowed values of references by target. */
function referenceTargets(): Record<ReferenceTarget, Target> {
  return {
    author: {
      values: team.all().flatMap((person) => (person.author ? [person.id] : [])),
      source: 'ids in content/team/ with an "author" part',
    },
    product: { values: products.all().map(({ id }) => id), source: 'ids in content/products/' },
    'industry name': {
      values: industries.all().map(({ name }) => name),
      source: 'titles in content/industries/ without "AI for"',
    },
    'demo tag': {
      values: [
        ...new Set(demos.all().flatMap((demo) => [...demo.industries, ...demo.technology])),
      ].sort(),
      source: 'industries and technology in content/demos/',
    },
  };
}

function checkReferences(
  { file, source, schema }: ContentFile,
  targets: Record<ReferenceTarget, Target>,
): Problem[] {
  return referencesIn(schema, source.data).flatMap(({ target, value, at }) => {
    const known = targets[target];
    if (known.values.includes(value)) return [];
    const similar = nearest(value, known.values);
    return {
      file,
      line: source.lineOf(at),
      field: at.join('.'),
      message: `unknown ${target} "${value}"`,
      fix: `${similar ? `did you mean "${similar}"? U` : 'u'}se one of the ${known.source}: ${known.values.join(', ')}`,
    };
  });
}

/**
 * Checks that the link of each service card, made from its title, exists (docs/specification.md
 * P4).
 */
function checkServiceCards(files: readonly ContentFile[], pages: ReadonlySet<string>): Problem[] {
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

/** Fields with a path on the demo host, which are not checked. */
const elsewhere = new Set(['demoUrl']);

function pathsIn(data: unknown): FoundString[] {
  return stringsIn(data).filter(
    ({ value, at }) => value.startsWith('/') && !elsewhere.has(String(at.at(-1))),
  );
}
