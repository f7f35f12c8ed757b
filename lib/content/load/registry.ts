import { pageRows } from '../../site/pages';
import { art } from '../collections/art';
import { brandDocument } from '../collections/brand';
import { factsDocument } from '../collections/facts';
import { film } from '../collections/film';
import { frameworks } from '../collections/frameworks';
import { landscape } from '../collections/landscape';
import { navDocument } from '../collections/nav';
import { pages } from '../collections/pages';
import { products } from '../collections/products';
import { references } from '../collections/references';
import { siteDocument } from '../collections/site';
import { team } from '../collections/team';
import { topicsDocument } from '../collections/topics';
import { workbooks } from '../collections/workbooks';
import type { Collection, EntryBase } from './collection';
import type { ContentFile, Inspection } from './content-file';
import type { EntryPage, PagedCollection } from './paged-collection';

/**
 * Collections with a page for each entry: those that a page of the table lists. The bundler takes every
 * file of the folder for a definition, so no test is in it.
 */
export const pagedCollections: readonly PagedCollection<EntryBase>[] = await Promise.all(
  pageRows.flatMap(({ entries }) => (entries ? definitionOf(entries) : [])),
);

/** @throws Error if the file is missing, or does not export the collection under its name */
async function definitionOf(name: string): Promise<PagedCollection<EntryBase>> {
  const { [name]: collection } = await import(`../collections/${name}.ts`);
  if (!collection)
    throw new Error(`lib/content/collections/${name}.ts has no "export const ${name}"`);
  return collection;
}

/** Collections whose entries are parts of other pages. */
const unpaged: readonly Collection<EntryBase>[] = [
  frameworks,
  pages,
  products,
  references,
  team,
  workbooks,
];

/** Every folder of content/. */
export const collections: readonly Collection<EntryBase>[] = [...pagedCollections, ...unpaged].sort(
  (a, b) => a.name.localeCompare(b.name),
);

const names = collections.map(({ name }) => name);
const twice = names.find((name, index) => names.indexOf(name) !== index);
if (twice) {
  throw new Error(`Two collections are named "${twice}". Give each a folder of its own.`);
}

/** Every single JSON file of content/ that a schema describes. */
export const documents = [
  siteDocument,
  brandDocument,
  navDocument,
  landscape,
  film,
  art,
  topicsDocument,
  factsDocument,
];

/** Reads and validates every file of content/. */
export function inspectAll(): Inspection<object> {
  const found: Inspection<object>[] = [...collections, ...documents].map((each) => each.inspect());
  return {
    files: found.flatMap(({ files }): ContentFile[] => files),
    problems: found.flatMap(({ problems }) => problems),
  };
}

/** Pages of all published entries. */
export const entryPages = (): EntryPage[] =>
  pagedCollections.flatMap((collection) => collection.entryPages());
