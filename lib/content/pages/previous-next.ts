import { routes } from '../../site/routes';
import { slugOf } from '../markdown/slug';

/** Positions of the items of a list by id. Lists of entries are made once and asked for each page. */
const places = new WeakMap<object, ReadonlyMap<string, number>>();

function placeOf(list: readonly { id: string }[], id: string): number | undefined {
  const known = places.get(list) ?? new Map(list.map((item, index) => [item.id, index]));
  places.set(list, known);
  return known.get(id);
}

/** The items before and after the one with this id; undefined at the ends and for an unknown id. */
export function previousAndNext<T extends { id: string }>(
  list: readonly T[],
  id: string,
): { previous?: T; next?: T } {
  const index = placeOf(list, id);
  return index === undefined ? {} : { previous: list[index - 1], next: list[index + 1] };
}

/** Links to the entries before and after one of a list. */
export function linksAround<T extends { id: string; title: string }>(
  list: readonly T[],
  id: string,
  hrefOf: (entry: T) => string,
) {
  const { previous, next } = previousAndNext(list, id);
  const link = (entry?: T) => entry && { href: hrefOf(entry), title: entry.title };
  return { previous: link(previous), next: link(next) };
}

interface InSeries {
  id: string;
  title: string;
  series?: { name: string; part: number };
}

/**
 * Place of a post in its series, with the parts before and after it.
 *
 * @param posts - those of the series among others
 */
export function placeAmong<T extends InSeries>(
  posts: readonly T[],
  { id, series }: Pick<InSeries, 'id' | 'series'>,
  hrefOf: (post: T) => string,
) {
  if (!series) return undefined;
  const partOf = (post?: T) => post?.series?.part ?? 0;
  const parts = posts
    .filter((post) => post.series?.name === series.name)
    .sort((a, b) => partOf(a) - partOf(b));
  return {
    ...series,
    href: routes.series(slugOf(series.name)),
    last: partOf(parts.at(-1)) || series.part,
    ...linksAround(parts, id, hrefOf),
  };
}
