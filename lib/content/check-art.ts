import type { Collection, EntryBase } from './collection';
import { art } from './collections/art';
import { blog } from './collections/blog';
import { demos } from './collections/demos';
import { industries } from './collections/industries';
import { jobs } from './collections/jobs';
import { products } from './collections/products';
import { services } from './collections/services';
import { team } from './collections/team';
import { whitepapers } from './collections/whitepapers';
import { nearest } from './nearest';
import type { Problem } from './problem';
import { pageArtIds } from './subjects';

/** Checks that every name in content/art.json is that of an entry, a series or a category. */
export function checkArt(): Problem[] {
  const { data, source } = art.inspect();
  if (!data || !source) return [];
  return Object.entries(knownNames()).flatMap(([group, { kind, names }]) =>
    Object.keys(data[group as keyof typeof data]).flatMap((name) => {
      if (names.includes(name)) return [];
      const similar = nearest(name, names);
      return {
        file: art.file,
        line: source.lineOf([group, name]),
        field: `${group}.${name}`,
        message: `there is no ${kind} "${name}"`,
        fix: `${similar ? `did you mean "${similar}"? C` : 'c'}orrect the name or remove the line`,
      };
    }),
  );
}

/** Allowed names by group of content/art.json. Unpublished entries count. */
function knownNames(): Record<string, { kind: string; names: readonly string[] }> {
  const posts = blog.inspect().entries.map(({ entry }) => entry);
  // `pictureOf` compares names of series and categories in lower case.
  const categories = posts.map(({ category }) => category.toLowerCase());
  const series = posts.flatMap((post) => post.series?.name.toLowerCase() ?? []);
  return {
    pages: { kind: 'page', names: pageArtIds },
    industries: { kind: 'industry', names: idsOf(industries) },
    services: { kind: 'service', names: idsOf(services) },
    products: { kind: 'product', names: idsOf(products) },
    demos: { kind: 'demo', names: idsOf(demos) },
    jobs: { kind: 'job', names: idsOf(jobs) },
    whitepapers: { kind: 'white paper', names: idsOf(whitepapers) },
    series: { kind: 'series or category of posts', names: [...series, ...categories] },
    categories: { kind: 'category of posts', names: categories },
    portraits: { kind: 'person', names: idsOf(team) },
  };
}

const idsOf = (collection: Collection<EntryBase>) =>
  collection.inspect().entries.map(({ entry }) => entry.id);
