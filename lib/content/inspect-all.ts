import type { z } from 'zod';

import type { Collection, EntryBase } from './collection';
import { art } from './collections/art';
import { blog } from './collections/blog';
import { demos } from './collections/demos';
import { frameworks } from './collections/frameworks';
import { industries } from './collections/industries';
import { jobs } from './collections/jobs';
import { landscape } from './collections/landscape';
import { navDocument } from './collections/nav';
import { pages } from './collections/pages';
import { products } from './collections/products';
import { services } from './collections/services';
import { siteDocument } from './collections/site';
import { team } from './collections/team';
import { whitepapers } from './collections/whitepapers';
import type { Problem } from './problem';
import type { Source } from './source';

const collections: readonly Collection<EntryBase>[] = [
  blog,
  demos,
  frameworks,
  industries,
  jobs,
  pages,
  products,
  services,
  team,
  whitepapers,
];
const documents = [siteDocument, navDocument, landscape, art];

/** Collections whose files are Markdown with front matter; all others are JSON. */
const markdown = new Set<Collection<EntryBase>>([blog, whitepapers]);

/** Schema of each kind of content file, by a pattern of paths from the project root. */
export const contentSchemas: readonly { matches: string; schema: z.ZodType }[] = [
  ...collections.map((collection) => ({
    matches: `content/${collection.name}/*.${markdown.has(collection) ? 'md' : 'json'}`,
    schema: collection.schema,
  })),
  ...documents.map(({ file, schema }) => ({ matches: file, schema })),
];

export interface ContentFile {
  file: string;
  source: Source;
  /** Schema of the data in the file. */
  schema: z.ZodType;
  /** Absent for single documents such as site.json. */
  entry?: EntryBase;
}

/** Reads all content files; returns the valid ones and all problems found by the schemas. */
export function inspectAll(): { files: ContentFile[]; problems: Problem[] } {
  const inspected = collections.map((collection) => ({ ...collection.inspect(), collection }));
  const read = documents.map((document) => ({ document, ...document.inspect() }));
  return {
    problems: [...inspected, ...read].flatMap((result) => result.problems),
    files: [
      ...inspected.flatMap(({ entries, collection: { schema } }) =>
        entries.map(({ entry, source }) => ({ file: entry.file, source, schema, entry })),
      ),
      ...read.flatMap(({ document: { file, schema }, source }) =>
        source ? [{ file, source, schema }] : [],
      ),
    ],
  };
}
