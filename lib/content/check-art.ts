import type { Collection, EntryBase } from './collection';
import { art } from './collections/art';
import { blog } from './collections/blog';
import { demos } from './collections/demos';
import { industries } from './collections/industries';
import { jobs } from './collections/jobs';
import { services } from './collections/services';
import { team } from './collections/team';
import { whitepapers } from './collections/whitepapers';
import { didYouMean } from './nearest';
import type { Problem } from './problem';
import { pageArtIds } from './subjects';

/** Checks that every name in content/art.json is that of an entry, a series or a category. */
export function checkArt(): Problem[] {
  const { data, source } = art.inspect();
  if (!data || !source) return [];
  return Object.entries(knownNames()).flatMap(([group, { kind, names }]) =>
    Object.keys(data[group as keyof typeof data]).flatMap((name) => {
      if (names.includes(name)) return [];
      return {
        file: art.file,
        line: source.lineOf([group, name]),
        field: `${group}.${name}`,
        message: `there is no ${kind} "${name}"`,
        fix: didYouMean(name, names, 'correct the name or remove the line'),
      };
    }),
  );
}

/**
 * Allowed names by group of content/art.json. Unpublished entries count. The series and categories
 * are not known, and so not in the result, while a post has mistakes.
 */
function knownNames(): Record<string, { kind: string; names: readonly string[] }> {
  const { entries, invalid } = blog.inspect();
  const posts = entries.map(({ entry }) => entry);
  // `pictureOf` compares names of series and categories in lower case.
  const categories = posts.map(({ category }) => category.toLowerCase());
  const series = posts.flatMap((post) => post.series?.name.toLowerCase() ?? []);
  return {
    pages: { kind: 'page', names: pageArtIds },
    industries: { kind: 'industry', names: idsOf(industries) },
    services: { kind: 'service', names: idsOf(services) },
    demos: { kind: 'demo', names: idsOf(demos) },
    jobs: { kind: 'job', names: idsOf(jobs) },
    whitepapers: { kind: 'white paper', names: idsOf(whitepapers) },
    meanings: { kind: 'post', names: idsOf(blog) },
    cases: { kind: 'industry', names: idsOf(industries) },
    ...(invalid.length === 0 && {
      series: { kind: 'series or category of posts', names: [...series, ...categories] },
      categories: { kind: 'category of posts', names: categories },
    }),
    portraits: { kind: 'person', names: idsOf(team) },
  };
}

/** Ids of all entries, also of those with mistakes. */
function idsOf(collection: Collection<EntryBase>): string[] {
  const { entries, invalid } = collection.inspect();
  return [...entries.map(({ entry }) => entry.id), ...invalid.map(({ id }) => id)];
}
