import type { z } from 'zod';

import type { Collection, EntryBase } from './collection';
import { art } from './collections/art';
import { blog } from './collections/blog';
import { demos } from './collections/demos';
import { film } from './collections/film';
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
import { topicsDocument } from './collections/topics';
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
const documents = [siteDocument, navDocument, landscape, film, art, topicsDocument];

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

/** A file with mistakes. */
export interface InvalidFile extends Pick<ContentFile, 'file' | 'schema'> {
  /** Absent if the file can't be parsed. */
  source?: Source;
  /** Id and path of the page, if the file is an entry of a collection. */
  entry?: { id: string; url: string };
}

/** Reads all content files; returns the valid ones, the others, and what the schemas found. */
export function inspectAll(): {
  files: ContentFile[];
  invalid: InvalidFile[];
  problems: Problem[];
} {
  const inspected = collections.map((collection) => ({ ...collection.inspect(), collection }));
  const read = documents.map((document) => ({ document, ...document.inspect() }));
  return {
    problems: [...inspected, ...read].flatMap((result) => result.problems),
    files: [
      ...inspected.flatMap(({ entries, collection: { schema } }) =>
        entries.map(({ entry, source }) => ({ file: entry.file, source, schema, entry })),
      ),
      ...read.flatMap(({ document: { file, schema }, data, source }) =>
        data && source ? [{ file, source, schema }] : [],
      ),
    ],
    invalid: [
      ...inspected.flatMap(({ invalid, collection }) =>
        invalid.map(({ id, file, source }) => ({
          ...{ file, source, schema: collection.schema },
          entry: { id, url: collection.url({ id }) },
        })),
      ),
      ...read.flatMap(({ document: { file, schema }, data, source }) =>
        data ? [] : [{ file, source, schema }],
      ),
    ],
  };
}
