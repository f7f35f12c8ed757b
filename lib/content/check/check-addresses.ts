import { pageRows } from '../../site/pages';
import { industries } from '../collections/industries';
import { landscape } from '../collections/landscape';
import { team } from '../collections/team';
import type { ContentFile } from '../load/content-file';
import { type Problem, problemAt } from '../load/problem';
import { collections, entryPages } from '../load/registry';
import { slugOf } from '../markdown/slug';

/** Finds two pages with one address, and two parts of a page with one. */
export function checkAddresses(): Problem[] {
  return [...samePages(), ...sameAuthors(), ...sameParts()];
}

/** Entries whose address, or a second one of it, is that of another page. */
function samePages(): Problem[] {
  const files = new Map(
    collections.flatMap((each) =>
      each.inspect().files.map((file): [string, ContentFile] => [file.file, file]),
    ),
  );
  const owners = new Map<string, string>(
    pageRows.flatMap(({ path, also = [] }) =>
      [path, ...also].map((address) => [address, `the page ${path}`] as const),
    ),
  );
  return entryPages().flatMap(({ path, also = [], entry }) =>
    [path, ...also].flatMap((address) => {
      const other = owners.get(address);
      owners.set(address, other ?? entry.file);
      const fix = 'choose another name: each page needs an address of its own';
      const place = files.get(entry.file) ?? entry;
      const at = address === path || !('names' in entry) ? [] : ['names'];
      return other === undefined
        ? []
        : problemAt(place, at, `${address} is also the address of ${other}`, fix);
    }),
  );
}

/** The address of the page of an author is made from the name. */
function sameAuthors(): Problem[] {
  return repeats(
    team.inspect().files.flatMap((file) => {
      const { entry } = file;
      if (!entry) return [];
      return [{ file, at: ['lastName'], name: entry.name, id: slugOf(entry.name) }];
    }),
    'page of an author',
  );
}

/** Ids within a page are made from titles, or are those of the file. */
function sameParts(): Problem[] {
  const cases = industries.inspect().files.map((file) =>
    (file.entry?.use_cases ?? []).map(({ id, title }, index) => ({
      ...{ file, id, name: title },
      at: ['use_cases', index, 'title'],
    })),
  );
  const metrics = industries.inspect().files.map((file) =>
    (file.entry?.success_metrics ?? []).map(({ id }, index) => ({
      ...{ file, id: String(id), name: String(id) },
      at: ['success_metrics', index, 'id'],
    })),
  );
  const layers = landscape.inspect().files.map((file) =>
    (file.entry?.layers ?? []).map(({ id }, index) => ({
      ...{ file, id, name: id },
      at: ['layers', index, 'id'],
    })),
  );
  return [
    ...cases.flatMap((each) => repeats(each, 'use case')),
    ...metrics.flatMap((each) => repeats(each, 'success metric')),
    ...layers.flatMap((each) => repeats(each, 'layer')),
  ];
}

interface Named {
  file: ContentFile;
  at: readonly PropertyKey[];
  name: string;
  id: string;
}

function repeats(all: readonly Named[], kind: string): Problem[] {
  const first = new Map<string, Named>();
  return all.flatMap((each): Problem[] => {
    const { file, at, name, id } = each;
    if (!/[\p{L}\p{N}]/u.test(id)) {
      return [problemAt(file, at, `"${name}" makes no address`, 'use letters or digits in it')];
    }
    const other = first.get(id);
    if (!other) {
      first.set(id, each);
      return [];
    }
    const place = other.file === file ? '' : ` of ${other.file.file}`;
    const message = `"${name}" and "${other.name}"${place} make the same address of a ${kind}`;
    return [problemAt(file, at, message, 'use different words')];
  });
}
