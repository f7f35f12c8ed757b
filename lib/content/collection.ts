import '#server-only';

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

import { explainIssue } from './explain';
import { isPlaceholder, placeholdersIn } from './placeholders';
import { ContentError, type Problem } from './problem';
import { parseSource, type Source } from './source';

/** Fields of every entry besides those of its schema. */
export interface EntryBase {
  /** File name without its extension; also the last segment of its URL. */
  id: string;
  /** Path from the project root, for messages. */
  file: string;
  /** Markdown below the front matter; empty for JSON. */
  body: string;
  /**
   * Drafts and entries with a future date (UTC) appear only in `npm run dev`, where they are
   * marked.
   */
  status: 'published' | 'draft' | 'scheduled';
}

type Fields = z.ZodObject<z.ZodRawShape>;
export type Loaded<S extends Fields> = z.output<S> & EntryBase;

let skipsInvalid = false;

/**
 * Runs synchronous work in which `all()` of every collection leaves out invalid entries instead of
 * throwing, so that one run of the content check reports the mistakes of all files.
 */
export function skippingInvalid<T>(work: () => T): T {
  skipsInvalid = true;
  try {
    return work();
  } finally {
    skipsInvalid = false;
  }
}

/** Whether `skippingInvalid` is running. */
export const isSkippingInvalid = () => skipsInvalid;

interface Definition<S extends Fields, E> {
  /** Folder below content/. */
  name: string;
  schema: S;
  /** Validates the file name without extension. Default: any name is valid. */
  id?: z.ZodType<string>;
  /**
   * Fields whose values must be unique in the collection. Missing values and placeholders of
   * `npm run new` are not compared.
   */
  unique?: readonly (keyof z.output<S> & string)[];
  compare: (a: Loaded<S>, b: Loaded<S>) => number;
  derive: (entry: Loaded<S>) => E;
  url?: (entry: { id: string }) => string;
}

export interface LoadedEntry<E = EntryBase> {
  entry: E;
  source: Source;
}

/** A file that does not match the schema of its collection. */
export interface InvalidEntry {
  id: string;
  file: string;
  /** Absent if the file can't be parsed. */
  source?: Source;
}

export interface Inspection<E> {
  entries: LoadedEntry<E>[];
  invalid: InvalidEntry[];
  problems: Problem[];
}

/** One folder of content/: its entries are read and validated once, sorted and frozen. */
export interface Collection<E> {
  name: string;
  /** Schema of the data in each file. */
  schema: z.ZodType;
  /** @throws ContentError with all problems of the folder */
  all(): readonly E[];
  get(id: string): E | undefined;
  /** @throws Error for an unknown id */
  getOrThrow(id: string): E;
  url(entry: { id: string }): string;
  /** All entries including unpublished ones, and all problems; for checks and tests. */
  inspect(root?: string): Inspection<E>;
}

/**
 * Defines a collection of content files. Entries are cached for the whole process, except in
 * `npm run dev`, which reads them each time.
 */
export function defineCollection<S extends Fields, E extends EntryBase>(
  definition: Definition<S, E>,
): Collection<E> {
  let loaded: { published: readonly E[]; problems: readonly Problem[] } | undefined;
  const inspect = (root = contentRoot()) => inspectFolder(definition, root);

  function all() {
    if (!loaded || isPreview()) {
      const { entries, problems } = inspect();
      const published = entries
        .map(({ entry }) => entry)
        .filter((entry) => isPreview() || entry.status === 'published')
        .map(deepFreeze);
      loaded = { published: Object.freeze(published), problems };
    }
    if (loaded.problems.length > 0 && !skipsInvalid) throw new ContentError(loaded.problems);
    return loaded.published;
  }

  const get = (id: string) => all().find((entry) => entry.id === id);

  return {
    name: definition.name,
    schema: definition.schema,
    all,
    get,
    getOrThrow(id) {
      const entry = get(id);
      if (!entry) throw new Error(`There is no "${id}" in content/${definition.name}/`);
      return entry;
    },
    url: (entry) => definition.url?.(entry) ?? `/${definition.name}/${entry.id}`,
    inspect,
  };
}

/** Folder of the content. CONTENT_DIR selects another one, for builds that measure or compare. */
export const contentRoot = () => process.env.CONTENT_DIR ?? path.join(process.cwd(), 'content');

/**
 * Whether this is `next dev`, which shows unpublished entries and rereads files on every request.
 */
export const isPreview = () => process.env.NODE_ENV === 'development';

function inspectFolder<S extends Fields, E extends EntryBase>(
  { name, schema, id, unique = [], compare, derive }: Definition<S, E>,
  root: string,
): Inspection<E> {
  const problems: Problem[] = [];
  const invalid: InvalidEntry[] = [];
  const loaded: LoadedEntry<Loaded<S>>[] = [];
  for (const file of listFiles(path.join(root, name))) {
    const shown = path.posix.join('content', name, file);
    const named = path.parse(file).name;
    for (const { message: fix } of id?.safeParse(named).error?.issues ?? []) {
      const message = `${JSON.stringify(named)} is not valid`;
      problems.push({ file: shown, line: 1, field: 'file name', message, fix });
    }
    try {
      const source = parseSource(shown, readFileSync(path.join(root, name, file), 'utf8'));
      const result = schema.safeParse(source.data);
      if (result.success) {
        const base = { id: named, file: shown, body: source.body };
        const status = statusOf(result.data);
        loaded.push({ source, entry: { ...result.data, ...base, status } });
        if (status !== 'draft') problems.push(...placeholdersIn(shown, source));
      } else {
        invalid.push({ id: named, file: shown, source });
        for (const issue of result.error.issues) {
          problems.push(...explainIssue(issue, { file: shown, source, schema }));
        }
      }
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      invalid.push({ id: named, file: shown });
      problems.push(...error.problems);
    }
  }
  for (const field of unique) problems.push(...findRepeats(loaded, field));
  loaded.sort((a, b) => compare(a.entry, b.entry));
  return {
    problems,
    invalid,
    entries: loaded.map(({ entry, source }) => ({ source, entry: derive(entry) })),
  };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /\.(md|json)$/.test(file))
    .sort();
}

function statusOf(data: object): EntryBase['status'] {
  if ('draft' in data && data.draft === true) return 'draft';
  const today = new Date().toISOString().slice(0, 10);
  if ('date' in data && typeof data.date === 'string' && data.date > today) return 'scheduled';
  return 'published';
}

function findRepeats<E extends EntryBase>(
  loaded: LoadedEntry<E>[],
  field: keyof E & string,
): Problem[] {
  const first = new Map<unknown, string>();
  return loaded.flatMap(({ entry, source }) => {
    if (entry[field] === undefined || isPlaceholder(entry[field])) return [];
    const other = first.get(entry[field]);
    if (other === undefined) {
      first.set(entry[field], entry.file);
      return [];
    }
    return {
      file: entry.file,
      line: source.lineOf([field]),
      field,
      message: `the same ${field} is used in ${other}`,
      fix: `use a different ${field} for each entry`,
    };
  });
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const child of Object.values(value)) deepFreeze(child);
  }
  return value;
}
