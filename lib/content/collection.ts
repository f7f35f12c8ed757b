import '#server-only';

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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
 * Defines a collection of content files. Entries are cached until the folder of the content is
 * another one, and in `npm run dev` until a file of the folder changes.
 */
export function defineCollection<S extends Fields, E extends EntryBase>(
  definition: Definition<S, E>,
): Collection<E> {
  let loaded:
    | { version: string; published: readonly E[]; problems: readonly Problem[] }
    | undefined;
  const parsed = parsedFiles<S>(definition.name);
  const inspect = (root = contentRoot()) => inspectFolder(definition, root, parsed);

  function all() {
    const root = contentRoot();
    const version = isPreview() ? `${root} ${folderVersion(definition.name)}` : root;
    if (loaded?.version !== version) {
      const { entries, problems } = inspect(root);
      const published = entries
        .map(({ entry }) => entry)
        .filter((entry) => isPreview() || entry.status === 'published')
        .map(deepFreeze);
      loaded = { version, published: Object.freeze(published), problems };
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
 * Whether this is `next dev`, which shows unpublished entries and rereads files that have changed.
 */
export const isPreview = () => process.env.NODE_ENV === 'development';

/** Files by path as they were last parsed, so that an unchanged file is not parsed again. */
type ParsedFiles<S extends Fields> = Map<
  string,
  { text: string; source: Source; result: z.ZodSafeParseResult<z.output<S>> }
>;

/**
 * Parsed files of a collection. A global variable holds them, because Next.js loads this module
 * several times into a process: for pages, for route handlers and for parts that they share. Not in
 * `npm run dev`, where a module is loaded again when its schema has changed.
 */
function parsedFiles<S extends Fields>(name: string): ParsedFiles<S> {
  if (isPreview()) return new Map();
  const shared = globalThis as { parsedContent?: Map<string, ParsedFiles<S>> };
  shared.parsedContent ??= new Map();
  const files = shared.parsedContent.get(name) ?? new Map();
  shared.parsedContent.set(name, files);
  return files;
}

function inspectFolder<S extends Fields, E extends EntryBase>(
  { name, schema, id, unique = [], compare, derive }: Definition<S, E>,
  root: string,
  parsed: ParsedFiles<S>,
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
      const full = path.join(root, name, file);
      const text = readFileSync(full, 'utf8');
      let read = parsed.get(full);
      if (read?.text !== text) {
        const source = parseSource(shown, text);
        read = { text, source, result: schema.safeParse(source.data) };
        parsed.set(full, read);
      }
      const { source, result } = read;
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

/** Changes with any file of a folder of the content, and with the day, which scheduled posts await. */
function folderVersion(name: string): string {
  const folder = path.join(contentRoot(), name);
  const files = listFiles(folder).map((file) => `${file} ${fileVersion(path.join(folder, file))}`);
  return [today(), folder, ...files].join('\n');
}

/** Changes when a file is saved. Empty if there is no file. */
export function fileVersion(file: string): string {
  const info = statSync(file, { throwIfNoEntry: false });
  return info ? `${info.mtimeMs} ${info.size}` : '';
}

/** Day as YYYY-MM-DD (UTC). */
const today = () => new Date().toISOString().slice(0, 10);

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /\.(md|json)$/.test(file))
    .sort();
}

function statusOf(data: object): EntryBase['status'] {
  if ('draft' in data && data.draft === true) return 'draft';
  if ('date' in data && typeof data.date === 'string' && data.date > today()) return 'scheduled';
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
