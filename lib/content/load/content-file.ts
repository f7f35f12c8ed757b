import '#server-only';

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

import { withTypographicTexts } from '../markdown/typographic';
import { contentPath, contentRoot } from './content-folder';
import { decodeText } from './decode-text';
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
  /** Whether a file that can't be parsed has a line that says that it is a draft. */
  draft?: boolean;
  /** What the file describes; absent if it has mistakes. */
  entry?: E;
  /** Path of the page of an entry of a collection, also of one with mistakes. */
  url?: string;
}

/** A file that can be parsed, with mistakes or not. */
export type ParsedFile<E = object> = ContentFile<E> & { source: Source };

export const isParsed = <E>(file: ContentFile<E>): file is ParsedFile<E> =>
  file.source !== undefined;

/** Whether a file says that it is a draft; its mistakes are warnings. */
export const isDraft = ({ source, draft }: Pick<ContentFile, 'source' | 'draft'>): boolean =>
  source ? Object(source.data).draft === true : draft === true;

export interface Inspection<E> {
  files: ContentFile<E>[];
  problems: Problem[];
}

interface Read<S extends Fields> {
  source?: Source;
  data?: z.output<S>;
  draft?: boolean;
  problems: readonly Problem[];
}

/**
 * Reads a file of content/ and validates it. Never throws for invalid content.
 *
 * @param name - path from the content folder
 */
export function readContent<S extends Fields>(name: string, schema: S): Read<S> {
  const file = contentPath(name);
  const bytes = readFileSync(path.join(contentRoot(), name));
  try {
    const source = parseSource(file, decodeText(file, bytes));
    const { data, error } = schema.safeParse(source.data);
    const context = { file, source, schema };
    const problems = error?.issues.flatMap((issue) => explainIssue(issue, context)) ?? [];
    return { source, data: data && withTypographicTexts(data), problems };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const draft = /^\s*"?draft"?: *true\b/m.test(new TextDecoder().decode(bytes));
    return { draft, problems: error.problems };
  }
}
