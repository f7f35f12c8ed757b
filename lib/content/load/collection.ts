import '#server-only';

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { isPlaceholder, placeholdersIn } from '../markdown/placeholders';
import { type ContentFile, type Fields, type Inspection, readContent } from './content-file';
import { contentPath, contentRoot, isPreview, onceFromContent, today } from './content-folder';
import { ContentError, type Problem, problemAt } from './problem';

/** Fields of every entry besides those of its schema. */
export interface EntryBase {
  /** File name without its extension; also the last segment of its URL. */
  id: string;
  /** Path from the project root, for messages. */
  file: string;
  /** Markdown below the front matter; empty for JSON. */
  body: string;
  /**
   * Drafts, entries with a future date (UTC) and jobs past their last day appear only in
   * `npm run dev`, where they are marked.
   */
  status: 'published' | 'draft' | 'scheduled' | 'expired';
}

export type Loaded<S extends Fields> = z.output<S> & EntryBase;

export interface CollectionDefinition<S extends Fields, E> {
  /** Folder below content/. */
  name: string;
  schema: S;
  /** Schema of a file, if files have more fields than those of `schema`. */
  schemaOf?: (id: string) => Fields;
  /** Validates the file name without extension. Default: any name is valid. */
  id?: z.ZodType<string>;
  /**
   * Fields whose values must be unique in the collection. Missing values and placeholders of
   * `npm run new` are not compared.
   */
  unique?: readonly (keyof z.output<S> & string)[];
  compare: (a: Loaded<S>, b: Loaded<S>) => number;
  /** Adds to the data of a file. Default: nothing. */
  derive?: (entry: Loaded<S>) => E;
  /** Whether entries are published at all. Default: yes. */
  shown?: () => boolean;
  url?: (entry: { id: string }) => string;
}

/** One folder of content/: its entries are read and validated once, and sorted. */
export interface Collection<E> {
  name: string;
  /** Schema of the data in each file. */
  schema: z.ZodType;
  /**
   * Published entries, in order.
   *
   * @throws ContentError with all problems of the folder
   */
  all(): readonly E[];
  /** The same without the files that have mistakes. What spans the site reads it (urls.ts). */
  valid(): readonly E[];
  get(id: string): E | undefined;
  /** @throws Error for an unknown id */
  getOrThrow(id: string): E;
  url(entry: { id: string }): string;
  /** All files and problems: entries in order, also unpublished ones, then files with mistakes. */
  inspect(): Inspection<E>;
}

export function defineCollection<S extends Fields, E extends EntryBase = Loaded<S>>(
  definition: CollectionDefinition<S, E>,
): Collection<E> {
  const { name, schema, shown = () => true } = definition;
  const url = definition.url ?? (({ id }: { id: string }) => `/${name}/${id}`);
  const inspect = onceFromContent(() => inspectFolder(definition, url));
  const valid = onceFromContent(() =>
    inspect()
      .files.flatMap(({ entry }) => entry ?? [])
      .filter(({ status }) => isPreview() || (status === 'published' && shown())),
  );

  function all() {
    const { problems } = inspect();
    if (problems.length > 0) throw new ContentError(problems);
    return valid();
  }

  const get = (id: string) => all().find((entry) => entry.id === id);

  return {
    name,
    schema,
    all,
    valid,
    get,
    getOrThrow(id) {
      const entry = get(id);
      if (!entry) throw new Error(`There is no "${id}" in ${contentPath(name)}/`);
      return entry;
    },
    url,
    inspect,
  };
}

function inspectFolder<S extends Fields, E extends EntryBase>(
  definition: CollectionDefinition<S, E>,
  url: Collection<E>['url'],
): Inspection<E> {
  const { name, schemaOf, unique = [], compare, derive = (entry) => entry as E } = definition;
  const problems: Problem[] = [];
  const files = listFiles(name).map((fileName): ContentFile<Loaded<S>> => {
    const file = contentPath(name, fileName);
    const id = path.parse(fileName).name;
    for (const { message: fix } of definition.id?.safeParse(id).error?.issues ?? []) {
      const message = `${JSON.stringify(id)} is not valid`;
      problems.push({ file, line: 1, field: 'file name', message, fix });
    }
    const schema = (schemaOf?.(id) ?? definition.schema) as S;
    const { source, data, problems: found } = readContent(path.posix.join(name, fileName), schema);
    problems.push(...found);
    const described = { id, file, schema, source, url: url({ id }) };
    if (!data || !source) return described;
    const status = statusOf(data);
    if (status !== 'draft') problems.push(...placeholdersIn(file, source));
    return { ...described, entry: { ...data, id, file, body: source.body, status } };
  });
  problems.push(...unique.flatMap((field) => findRepeats(files, field)));
  files.sort(({ entry: a }, { entry: b }) => (a && b ? compare(a, b) : Number(!a) - Number(!b)));
  return {
    files: files.map((file) => ({ ...file, entry: file.entry && derive(file.entry) })),
    problems,
  };
}

function listFiles(name: string): string[] {
  const folder = path.join(contentRoot(), name);
  if (!existsSync(folder)) return [];
  return (
    readdirSync(folder)
      // Not the hidden files that editors hold open ones with.
      .filter((file) => /^[^.].*\.(md|json)$/.test(file))
      .sort()
  );
}

interface Dated {
  draft?: boolean;
  /** Of posts and papers. */
  date?: string;
  /** Of jobs, as `validThrough`. */
  datePosted?: string;
  validThrough?: string;
}

function statusOf(data: Dated): EntryBase['status'] {
  if (data.draft) return 'draft';
  if ((data.date ?? data.datePosted ?? '') > today()) return 'scheduled';
  return (data.validThrough ?? today()) < today() ? 'expired' : 'published';
}

/** Reports files whose entries have the same value in a field. */
export function findRepeats<E extends object>(
  files: readonly ContentFile<E>[],
  field: keyof E & string,
): Problem[] {
  const first = new Map<unknown, string>();
  // The newer of two entries is reported, whatever their names are.
  const dateOf = ({ entry }: ContentFile<E & Dated>) => entry?.date ?? entry?.datePosted ?? '';
  const byDate = files.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)));
  return byDate.flatMap(({ file, entry, source }) => {
    const value = entry?.[field];
    if (value === undefined || isPlaceholder(value)) return [];
    const other = first.get(value);
    if (other === undefined) {
      first.set(value, file);
      return [];
    }
    const fix = `use a different ${field} for each entry`;
    return problemAt({ file, source }, [field], `the same ${field} is used in ${other}`, fix);
  });
}
