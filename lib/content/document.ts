import '#server-only';

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

import { contentRoot, fileVersion, isPreview } from './collection';
import { explainIssue } from './explain';
import { ContentError, type Problem } from './problem';
import { parseSource, type Source } from './source';

/** A single JSON file of content/, such as site.json. */
export interface ContentDocument<T> {
  file: string;
  /** Schema of the data in the file. */
  schema: z.ZodType;
  /** @throws ContentError with all problems of the file */
  get(): T;
  /**
   * The data, if valid, the parsed file, if it can be parsed, and all problems. Never throws for
   * invalid content.
   */
  inspect(root?: string): { data?: T; source?: Source; problems: Problem[] };
}

/**
 * Defines a JSON file of content/, which is read and validated once, in `npm run dev` after
 * each change.
 */
export function defineDocument<S extends z.ZodObject<z.ZodRawShape>>(
  name: string,
  schema: S,
): ContentDocument<z.output<S>> {
  const file = `content/${name}`;
  let cached: { version: string; data: z.output<S> } | undefined;

  function inspect(root = contentRoot()) {
    if (!existsSync(path.join(root, name))) {
      const fix = 'restore it from the history of the project';
      return { problems: [{ file, line: 1, field: 'file', message: 'this file is missing', fix }] };
    }
    try {
      const source = parseSource(file, readFileSync(path.join(root, name), 'utf8'));
      const result = schema.safeParse(source.data);
      if (result.success) return { data: result.data, source, problems: [] };
      const context = { file, source, schema };
      const problems = result.error.issues.flatMap((issue) => explainIssue(issue, context));
      return { source, problems };
    } catch (error) {
      if (error instanceof ContentError) return { problems: [...error.problems] };
      throw error;
    }
  }

  return {
    file,
    schema,
    inspect,
    get() {
      const root = contentRoot();
      const version = isPreview() ? `${root} ${fileVersion(path.join(root, name))}` : root;
      if (cached?.version === version) return cached.data;
      const { data, problems } = inspect(root);
      if (!data) throw new ContentError(problems);
      cached = { version, data };
      return data;
    },
  };
}
