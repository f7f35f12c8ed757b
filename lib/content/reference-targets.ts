import '#server-only';

import type { Collection } from './collection';
import { blog } from './collections/blog';
import { demos } from './collections/demos';
import { industries } from './collections/industries';
import { jobs } from './collections/jobs';
import { products } from './collections/products';
import { services } from './collections/services';
import { team } from './collections/team';
import { tagOf, topicsDocument } from './collections/topics';
import { whitepapers } from './collections/whitepapers';
import type { ContentFile } from './content-file';
import { contentPath } from './content-folder';
import type { ReferenceTarget, Target, Targets } from './references';

type Found = Target & {
  /** File or folder that defines the values. */
  origin: string;
};

/** Entries of a collection, also unpublished ones. */
const entriesOf = <E extends object>({ inspect }: Collection<E>): E[] =>
  inspect().files.flatMap(({ entry }) => entry ?? []);

/** File names of a collection, also of unpublished entries and of those with mistakes. */
const idsOf = ({ name, inspect }: Collection<object>): Found => ({
  origin: `${contentPath(name)}/`,
  values: inspect().files.map(({ id }) => id),
  source: `ids in ${contentPath(name)}/`,
});

/**
 * Allowed values of references by target.
 *
 * @param invalid - files with mistakes. They may define more values, so references to their folder
 *   are not checked.
 */
export function referenceTargets(invalid: readonly Pick<ContentFile, 'file'>[]): Targets {
  const { topics = {}, series = {} } = topicsDocument.valid() ?? {};
  const [topicNames, seriesNames] = [Object.keys(topics), Object.keys(series)];
  const authors = team.valid().filter(({ author }) => author);
  const inTopics = (values: string[], source: string): Found => ({
    origin: topicsDocument.file(),
    values,
    source,
  });
  const all: Record<ReferenceTarget, Found> = {
    author: {
      origin: `${contentPath('team')}/`,
      values: authors.map(({ id }) => id),
      also: authors.map(({ name }) => name),
      source: `ids in ${contentPath('team')}/ with an "author" part`,
    },
    person: idsOf(team),
    post: idsOf(blog),
    'white paper': idsOf(whitepapers),
    service: idsOf(services),
    product: idsOf(products),
    industry: idsOf(industries),
    'industry name': {
      origin: `${contentPath('industries')}/`,
      values: entriesOf(industries).map(({ name }) => name),
      source: `names in ${contentPath('industries')}/`,
    },
    demo: idsOf(demos),
    'demo tag': {
      origin: `${contentPath('demos')}/`,
      values: [
        ...new Set(entriesOf(demos).flatMap((demo) => [...demo.industries, ...demo.technology])),
      ].sort(),
      source: `industries and technology in ${contentPath('demos')}/`,
    },
    job: idsOf(jobs),
    category: inTopics(topicNames, `topics in ${topicsDocument.file()}`),
    tag: inTopics(topicNames.map(tagOf), `topics in ${topicsDocument.file()}, in lower case`),
    series: inTopics(seriesNames, `series in ${topicsDocument.file()}`),
  };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([, { origin }]) => !invalid.some(({ file }) => file.startsWith(origin)),
    ),
  );
}
