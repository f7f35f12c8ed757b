import '#server-only';

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

import { contentPath, contentRoot, isPreview } from './content-folder';
import { explainIssue } from './explain';
import { ContentError, type Problem } from './problem';
import { parseSource, type Source } from './source';

export type Fields = z.ZodObject<z.ZodRawShape>;

/** A file of content/, valid or not. */
export interface ContentFile<E = object> {
  /** File name without its extension. */
  id: string;
  /** Path from the project root, for messages. */
  file: string;
  /** Schema of the data in the file. */
  schema: Fields;
  /** Absent if the file can't be parsed. */
  source?: Source;
  /** What the file describes; absent if it has mistakes. */
  entry?: E;
  /** Path of the page of an entry of a collection, also of one with mistakes. */
  url?: string;
}

/** A file that can be parsed, with mistakes or not. */
export type ParsedFile<E = object> = ContentFile<E> & { source: Source };

export const isParsed = <E>(file: ContentFile<E>): file is ParsedFile<E> =>
  file.source !== undefined;

export interface Inspection<E> {
  files: ContentFile<E>[];
  problems: Problem[];
}

interface Read<S extends Fields> {
  source?: Source;
  data?: z.output<S>;
  problems: readonly Problem[];
}

/**
 * Reads a file of content/ and validates it. Never throws for invalid content.
 *
 * @param name - path from the content folder
 */
export function readContent<S extends Fields>(name: string, schema: S): Read<S> {
  const file = contentPath(name);
  const full = path.join(contentRoot(), name);
  const text = readFileSync(full, 'utf8');
  const known = sharedReads?.get(full);
  if (known?.text === text) return known.read as Read<S>;
  const read = validate(file, text, schema);
  sharedReads?.set(full, { text, read });
  return read;
}

function validate<S extends Fields>(file: string, text: string, schema: S): Read<S> {
  try {
    const source = parseSource(file, text);
    const { success, data, error } = schema.safeParse(source.data);
    if (success) return { source, data, problems: [] };
    const context = { file, source, schema };
    return { source, problems: error.issues.flatMap((issue) => explainIssue(issue, context)) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.problems };
  }
}

/**
 * Files as they were last read. A global variable, because Next.js loads this module several times
 * into a process: for pages, for route handlers and for parts that they share. Parsing all files
 * takes half a second. Not in `npm run dev`, where a module is loaded again with another schema.
 */
const sharedReads = isPreview() ? undefined : readsOfProcess();

function readsOfProcess(): Map<string, { text: string; read: Read<Fields> }> {
  const shared = globalThis as { contentReads?: ReturnType<typeof readsOfProcess> };
  shared.contentReads ??= new Map();
  return shared.contentReads;
}
