import '#server-only';

import { blog } from '../collections/blog';
import { demos } from '../collections/demos';
import { industries } from '../collections/industries';
import { products } from '../collections/products';
import { team } from '../collections/team';
import { tagOf, topicsDocument } from '../collections/topics';
import { whitepapers } from '../collections/whitepapers';
import type { Collection } from '../load/collection';
import { contentPath } from '../load/content-folder';
import type { ReferenceTarget, Target, Targets } from './references';

/** Entries of a collection, also unpublished ones. */
const entriesOf = <E extends object>({ inspect }: Collection<E>): E[] =>
  inspect().files.flatMap(({ entry }) => entry ?? []);

/** File names of a collection, also of unpublished entries and of those with mistakes. */
const idsOf = ({ name, inspect }: Collection<object>): Target => ({
  values: inspect().files.map(({ id }) => id),
  source: `ids in ${contentPath(name)}/`,
});

/** Values that files contain; unknown while one of the files has a mistake. */
const valuesOf = (
  { inspect }: Pick<Collection<object>, 'inspect'>,
  target: Target,
): Target | undefined => (inspect().files.every(({ entry }) => entry) ? target : undefined);

/** Allowed values of references by target. */
export function referenceTargets(): Targets {
  const { topics = {}, series = {} } = topicsDocument.valid() ?? {};
  const file = topicsDocument.file();
  const authors = entriesOf(team).filter(({ author }) => author);
  const demoTags = entriesOf(demos).flatMap((demo) => [...demo.industries, ...demo.technology]);
  return {
    author: valuesOf(team, {
      values: authors.map(({ id }) => id),
      also: authors.map(({ name }) => name),
      source: `ids in ${contentPath('team')}/ with an "author" part`,
    }),
    post: idsOf(blog),
    'white paper': idsOf(whitepapers),
    product: idsOf(products),
    'industry name': valuesOf(industries, {
      values: entriesOf(industries).map(({ name }) => name),
      source: `names in ${contentPath('industries')}/`,
    }),
    'demo tag': valuesOf(demos, {
      values: [...new Set(demoTags)].sort(),
      source: `industries and technology in ${contentPath('demos')}/`,
    }),
    category: valuesOf(topicsDocument, {
      values: Object.keys(topics),
      source: `topics in ${file}`,
    }),
    tag: valuesOf(topicsDocument, {
      values: Object.keys(topics).map(tagOf),
      source: `topics in ${file}, in lower case`,
    }),
    series: valuesOf(topicsDocument, {
      values: Object.keys(series),
      source: `series in ${file}`,
    }),
  } satisfies Record<ReferenceTarget, Target | undefined>;
}
