import '#server-only';

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { withoutComments } from '../markdown/comments';
import { isPlaceholder, placeholdersIn } from '../markdown/placeholders';
import { entryId } from '../schema/fields';
import { invisibleIn } from '../schema/invisible';
import {
  type ContentFile,
  type Fields,
  type Inspection,
  isDraft,
  readContent,
} from './content-file';
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
  /** Validates the file name without extension. Default: `entryId`. */
  id?: z.ZodType<string>;
  /** Whether entries have a text in Markdown. Default: no. */
  hasText?: boolean;
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
   * @throws ContentError with all problems of the folder, outside of `npm run dev` without those of
   *   drafts
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

  const mistakes = onceFromContent(() => {
    const { files, problems } = inspect();
    const drafts = new Set(files.filter(isDraft).map(({ file }) => file));
    return isPreview() ? problems : problems.filter(({ file }) => !drafts.has(file));
  });

  function all() {
    if (mistakes().length > 0) throw new ContentError(mistakes());
    return valid();
  }

  const byId = onceFromContent(() => new Map(valid().map((entry) => [entry.id, entry])));
  const get = (id: string) => {
    all();
    return byId().get(id);
  };

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
  const { name, schemaOf, unique = [], compare, hasText = false } = definition;
  const { derive = (entry) => entry as E } = definition;
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  const files = listFiles(name).map((fileName): ContentFile<Loaded<S>> => {
    const file = contentPath(name, fileName);
    const id = path.parse(fileName).name;
    const named = (message: string, fix: string) =>
      problems.push({ file, line: 1, field: 'file name', message, fix });
    for (const { message: fix } of (definition.id ?? entryId).safeParse(id).error?.issues ?? []) {
      const hidden = invisibleIn(id, { isAddress: true });
      named(hidden?.message ?? `${JSON.stringify(id)} is not valid`, fix);
    }
    const schema = (schemaOf?.(id) ?? definition.schema) as S;
    const other = seen.get(id);
    if (other) named(`${other} has the same address`, 'rename or remove one of the two files');
    seen.set(id, file);
    const {
      source,
      data,
      draft,
      problems: found,
    } = readContent(path.posix.join(name, fileName), schema);
    problems.push(...found);
    const body = withoutComments(source?.body ?? '');
    if (source) problems.push(...textProblems({ file, body, line: source.bodyLine }, hasText));
    const described = { id, file, schema, source, draft, url: url({ id }) };
    if (!data || !source) return described;
    const status = statusOf(data);
    if (status !== 'draft') problems.push(...placeholdersIn(file, source, 'draft' in schema.shape));
    return {
      ...described,
      entry: { ...data, id, file, body, status },
    };
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

/** Reports an entry without its text, and a text that no page shows. */
function textProblems(
  { file, body, line }: { file: string; body: string; line: number },
  hasText: boolean,
): Problem[] {
  const isEmpty = body.trim() === '';
  if (isEmpty !== hasText) return [];
  const [message, fix] = hasText
    ? ['there is no text', 'write it below the second line of ---, in a file that ends with .md']
    : ['the text below the fields is not shown', 'move it into a field, or remove it'];
  return [{ file, line, field: 'body', message, fix }];
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
function findRepeats<E extends object>(
  files: readonly ContentFile<E>[],
  field: keyof E & string,
): Problem[] {
  const first = new Map<unknown, string>();
  // Of two entries a draft is reported, or else the newer one, whatever their names are.
  const dateOf = ({ entry }: ContentFile<E & Dated>) => entry?.date ?? entry?.datePosted ?? '';
  const byDate = files.toSorted(
    (a, b) => Number(isDraft(a)) - Number(isDraft(b)) || dateOf(a).localeCompare(dateOf(b)),
  );
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
