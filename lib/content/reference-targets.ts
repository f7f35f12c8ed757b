import '#server-only';

import { demos } from './collections/demos';
import { industries } from './collections/industries';
import { products } from './collections/products';
import { team } from './collections/team';
import { tagOf, topicsDocument } from './collections/topics';
import type { InvalidFile } from './inspect-all';
import type { ReferenceTarget, Target, Targets } from './references';

/**
 * Allowed values of references by target. A file with mistakes may define more of them, so the
 * references to its folder are not checked until it has none.
 */
export function referenceTargets(invalid: readonly Pick<InvalidFile, 'file'>[]): Targets {
  const { topics = {}, series = {} } = topicsDocument.inspect().data ?? {};
  const topicNames = Object.keys(topics);
  const all: Record<ReferenceTarget, Target & { folder: string }> = {
    author: {
      folder: 'content/team/',
      values: team.all().flatMap((person) => (person.author ? [person.id] : [])),
      source: 'ids in content/team/ with an "author" part',
    },
    product: {
      folder: 'content/products/',
      values: products.all().map(({ id }) => id),
      source: 'ids in content/products/',
    },
    'industry name': {
      folder: 'content/industries/',
      values: industries.all().map(({ name }) => name),
      source: 'titles in content/industries/ without "AI for"',
    },
    'demo tag': {
      folder: 'content/demos/',
      values: [
        ...new Set(demos.all().flatMap((demo) => [...demo.industries, ...demo.technology])),
      ].sort(),
      source: 'industries and technology in content/demos/',
    },
    category: {
      folder: topicsDocument.file,
      values: topicNames,
      source: 'topics in content/topics.json',
    },
    tag: {
      folder: topicsDocument.file,
      values: topicNames.map(tagOf),
      source: 'topics in content/topics.json, in lower case',
    },
    series: {
      folder: topicsDocument.file,
      values: Object.keys(series),
      source: 'series in content/topics.json',
    },
  };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([, { folder }]) => !invalid.some(({ file }) => file.startsWith(folder)),
    ),
  );
}
