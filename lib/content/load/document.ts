import '#server-only';

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

import { type ContentFile, type Fields, type Inspection, readContent } from './content-file';
import { contentPath, contentRoot, onceFromContent } from './content-folder';
import { ContentError, problemAt } from './problem';

/** A single JSON file of content/, such as site.json, which is read and validated once. */
export interface ContentDocument<T> {
  /** Path from the project root. */
  file(): string;
  schema: z.ZodType;
  /** @throws ContentError with all problems of the file */
  get(): T;
  /** The data, or undefined for a file with mistakes. */
  valid(): T | undefined;
  /** The file, unless it is missing, and all problems. */
  inspect(): Inspection<T>;
}

/** @param options.optional - whether the site can do without the file; then `valid` has no data */
export function defineDocument<S extends Fields>(
  name: string,
  schema: S,
  { optional = false } = {},
): ContentDocument<z.output<S>> {
  const file = () => contentPath(name);
  const inspect = onceFromContent((): Inspection<z.output<S>> => {
    if (!existsSync(path.join(contentRoot(), name))) {
      const message = 'this file is missing';
      const fix = 'restore it from the history of the project';
      const missing = problemAt({ file: file() }, [], message, fix);
      return { files: [], problems: optional ? [] : [missing] };
    }
    const { source, data, problems } = readContent(name, schema);
    const found: ContentFile<z.output<S>> = { id: name, file: file(), schema, source, entry: data };
    return { files: [found], problems: [...problems] };
  });
  const valid = () => inspect().files[0]?.entry;

  return {
    file,
    schema,
    inspect,
    valid,
    get() {
      const data = valid();
      if (!data) throw new ContentError(inspect().problems);
      return data;
    },
  };
}
