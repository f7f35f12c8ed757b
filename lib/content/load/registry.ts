import { art } from '../collections/art';
import { blog } from '../collections/blog';
import { brandDocument } from '../collections/brand';
import { demos } from '../collections/demos';
import { factsDocument } from '../collections/facts';
import { film } from '../collections/film';
import { frameworks } from '../collections/frameworks';
import { industries } from '../collections/industries';
import { jobs } from '../collections/jobs';
import { landscape } from '../collections/landscape';
import { navDocument } from '../collections/nav';
import { pages } from '../collections/pages';
import { products } from '../collections/products';
import { references } from '../collections/references';
import { services } from '../collections/services';
import { siteDocument } from '../collections/site';
import { team } from '../collections/team';
import { topicsDocument } from '../collections/topics';
import { whitepapers } from '../collections/whitepapers';
import { workbooks } from '../collections/workbooks';
import type { Collection, EntryBase } from './collection';
import type { ContentFile, Inspection } from './content-file';
import type { EntryPage, PagedCollection } from './paged-collection';

/** Collections with a page for each entry. */
export const pagedCollections: readonly PagedCollection<EntryBase>[] = [
  services,
  industries,
  demos,
  blog,
  whitepapers,
  jobs,
];

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
  throw new Error(
    `Two collections are named "${twice}". Give each a folder of its own, and name it once in lib/content/load/registry.ts.`,
  );
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
