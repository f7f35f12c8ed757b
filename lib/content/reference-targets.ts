import '#server-only';

import { pageArtIds } from '../site/pages';
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
import type { ReferenceTarget, Target, Targets } from './references';

type Found = Target & {
  /** File or folder that defines the values. */
  origin: string;
};

/** File names of a collection, also of unpublished entries and of those with mistakes. */
const idsOf = ({ name, inspect }: Collection<object>): Found => ({
  origin: `content/${name}/`,
  values: inspect().files.map(({ id }) => id),
  source: `ids in content/${name}/`,
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
    origin: topicsDocument.file,
    values,
    source,
  });
  const all: Record<ReferenceTarget, Found> = {
    author: {
      origin: 'content/team/',
      values: authors.map(({ id }) => id),
      also: authors.map(({ name }) => name),
      source: 'ids in content/team/ with an "author" part',
    },
    person: idsOf(team),
    post: idsOf(blog),
    'white paper': idsOf(whitepapers),
    service: idsOf(services),
    product: idsOf(products),
    industry: idsOf(industries),
    'industry name': {
      origin: 'content/industries/',
      values: industries.valid().map(({ name }) => name),
      source: 'titles in content/industries/ without "AI for"',
    },
    demo: idsOf(demos),
    'demo tag': {
      origin: 'content/demos/',
      values: [
        ...new Set(demos.valid().flatMap((demo) => [...demo.industries, ...demo.technology])),
      ].sort(),
      source: 'industries and technology in content/demos/',
    },
    job: idsOf(jobs),
    'page picture': {
      origin: 'lib/site/pages.ts',
      values: pageArtIds,
      source: 'pictures in lib/site/pages.ts',
    },
    category: inTopics(topicNames, 'topics in content/topics.json'),
    tag: inTopics(topicNames.map(tagOf), 'topics in content/topics.json, in lower case'),
    series: inTopics(seriesNames, 'series in content/topics.json'),
    'series or category': inTopics(
      [...seriesNames, ...topicNames].map(tagOf),
      'series and topics in content/topics.json, in lower case',
    ),
  };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([, { origin }]) => !invalid.some(({ file }) => file.startsWith(origin)),
    ),
  );
}
