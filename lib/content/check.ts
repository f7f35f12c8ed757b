import { existsSync } from 'node:fs';
import path from 'node:path';

import { artPath } from '../site/art-path';
import { allArtAssets } from './art-assets';
import type { EntryBase } from './collection';
import { team } from './collections/team';
import { type ContentFile, inspectAll } from './inspect-all';
import { chartsIn } from './markdown';
import { linksOnce } from './markdown-cache';
import type { Problem } from './problem';
import type { Source } from './source';
import { type FoundString, stringsIn } from './strings-in';
import { linkablePaths } from './urls';

/**
 * Reads all content and returns every mistake: what the schemas find, then what one file alone
 * can't know (people, links and pictures that do not exist).
 *
 * @param publicRoot - the folder whose files are served as they are
 */
export function checkContent(publicRoot = path.join(process.cwd(), 'public')): Problem[] {
  const { files, problems } = inspectAll();
  // The checks below need every collection whole.
  if (problems.length > 0) return problems;

  // Generated pictures may be named as well.
  const art = allArtAssets().map(({ subject, frame }) => artPath(subject, frame));
  const known = new Set([...linkablePaths(), ...art]);
  return [
    ...files.flatMap(
      ({ file, source }) => chartsIn(source.body, { file, bodyLine: source.bodyLine }).problems,
    ),
    ...files.flatMap((checked) => checkReferences(checked, known, publicRoot)),
    ...files.flatMap(({ entry, source }) => (entry ? checkPeople(entry, source) : [])),
  ];
}

/** Links and pictures that start with "/" must exist. */
function checkReferences(
  { file, source }: ContentFile,
  known: Set<string>,
  publicRoot: string,
): Problem[] {
  const found = [
    ...pathsIn(source.data).map(({ value, at }) => ({
      url: value,
      line: source.lineOf(at),
      field: at.join('.'),
    })),
    ...linksOnce(source.body).map(({ url, line }) => ({
      url,
      line: line + source.bodyLine - 1,
      field: 'body',
    })),
  ];
  return found.flatMap(({ url, line, field }) => {
    const target = url.replace(/[?#].*$/, '');
    if (target === '' || /^[a-z][a-z0-9+.-]*:/i.test(target) || known.has(target)) return [];
    const inside = target.startsWith('/') && !target.split('/').includes('..');
    if (inside && /\.\w+$/.test(target) && existsSync(path.join(publicRoot, target))) return [];
    return {
      file,
      line,
      field,
      message: inside ? `nothing stands at ${target}` : `${target} is no address from the root`,
      fix: /\.\w+$/.test(target)
        ? `put the file at public${target} or correct the path`
        : 'correct the path: pages are named as in the address bar, without .html or a final slash',
    };
  });
}

function checkPeople(entry: EntryBase, source: Source): Problem[] {
  const named = [
    ...('author' in entry && typeof entry.author === 'string'
      ? [{ id: entry.author, at: ['author'] }]
      : []),
    ...('authors' in entry && Array.isArray(entry.authors)
      ? entry.authors.map((id: string, index) => ({ id, at: ['authors', index] }))
      : []),
  ];
  return named.flatMap(({ id, at }) =>
    team.get(id)?.author
      ? []
      : {
          file: entry.file,
          line: source.lineOf(at),
          field: at.join('.'),
          message: `nobody with the id "${id}" writes`,
          fix: `use a file name of content/team/ that has an "author" part: ${authorIds().join(', ')}`,
        },
  );
}

const authorIds = () => team.all().flatMap((person) => (person.author ? [person.id] : []));

/** Fields that hold a path on the demo host instead of one of ours. */
const elsewhere = new Set(['demoUrl']);

function pathsIn(data: unknown): FoundString[] {
  return stringsIn(data).filter(
    ({ value, at }) => value.startsWith('/') && !elsewhere.has(String(at.at(-1))),
  );
}
