import '#server-only';

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

import { type Facts, resolveFactsInData, resolveFactsInMarkdown } from '../markdown/facts';
import { withTypographicTexts } from '../markdown/typographic';
import { factsByName, factsSchema } from '../schema/facts';
import { contentPath, contentRoot, onceFromContent } from './content-folder';

import { decodeText } from './decode-text';
import { explainIssue } from './explain';
import { ContentError, type Problem, problemAt } from './problem';
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

/** Whether the site shows a file: one of an entry that is published, or one that is no entry. */
export const isPublishedFile = (file: ContentFile): boolean =>
  !isDraft(file) && (Object(file.entry).status ?? 'published') === 'published';

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

/** Path of the facts from the content folder. */
export const factsFile = 'facts.json';

/** The facts by name; undefined while their file has mistakes. */
const knownFacts = onceFromContent((): Facts | undefined => {
  if (!existsSync(path.join(contentRoot(), factsFile))) return {};
  const { data } = readContent(factsFile, factsSchema);
  return data && factsByName(data);
});

/** The facts by name; none without the file, or while it has mistakes. */
export const facts = (): Facts => knownFacts() ?? {};

/** Rules that are compared with the content as it is typed. */
const rulesFile = 'prose.json';

/** Texts that a file has to the letter ("fixed" in prose.json), by the path of the file. */
const fixedTexts = onceFromContent((): Map<string, unknown[]> => {
  const file = path.join(contentRoot(), rulesFile);
  if (!existsSync(file)) return new Map();
  try {
    const { fixed } = Object(parseSource(file, decodeText(file, readFileSync(file))).data);
    return new Map(
      Object.entries(Object(fixed)).map(([name, fields]) => [
        name,
        Object.values(Object(fields)).flat(),
      ]),
    );
  } catch (error) {
    // The check of the file itself reports it, once.
    if (!(error instanceof ContentError)) throw error;
    return new Map();
  }
});

/**
 * Reads a file of content/, puts facts in place of their names, and validates it. Never throws for
 * invalid content.
 *
 * @param name - path from the content folder
 */
export function readContent<S extends Fields>(name: string, schema: S): Read<S> {
  const file = contentPath(name);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(contentRoot(), name));
  } catch (error) {
    const message = `it can not be read (${error instanceof Error ? error.message.split(',')[0] : error})`;
    const fix = 'put a file in its place that this user may read';
    return { problems: [problemAt({ file }, [], message, fix)] };
  }
  try {
    const parsed = parseSource(file, decodeText(file, bytes));
    const { source, problems: unknown } =
      name === factsFile ? { source: parsed, problems: [] } : withFacts(file, parsed);
    const { data, error } = schema.safeParse(source.data);
    const context = { file, source, schema };
    const problems = error?.issues.flatMap((issue) => explainIssue(issue, context)) ?? [];
    if (unknown.length > 0) return { source, problems: [...unknown, ...problems] };
    if (!data || name === rulesFile) return { source, data, problems };
    return { source, data: withTypographicTexts(data, fixedTexts().get(name)), problems };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const draft = /^\s*"?draft"?: *true\b/m.test(new TextDecoder().decode(bytes));
    return { draft, problems: error.problems };
  }
}

function withFacts(file: string, source: Source): { source: Source; problems: Problem[] } {
  const known = knownFacts();
  // The mistake in facts.json is reported once, not again for each name.
  if (!known) return { source, problems: [] };
  const fields = resolveFactsInData(source.data, known);
  const body = resolveFactsInMarkdown(source.body, known);
  const lineOf = (at: number) => source.bodyLine + source.body.slice(0, at).split('\n').length - 1;
  return {
    source: {
      ...source,
      data: fields.data,
      body: body.text,
      facts: [...fields.used, ...body.used],
    },
    problems: [
      ...fields.unknown.map(({ at, message, fix }) =>
        problemAt({ file, source }, at, message, fix),
      ),
      ...body.unknown.map(({ at, ...found }) => ({
        ...{ file, line: lineOf(at), field: 'body' },
        ...found,
      })),
    ],
  };
}
