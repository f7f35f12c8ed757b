/** Positions of the items of a list by id. Lists of entries are made once and asked for each page. */
const places = new WeakMap<object, ReadonlyMap<string, number>>();

function placeOf(list: readonly { id: string }[], id: string): number | undefined {
  const known = places.get(list) ?? new Map(list.map((item, index) => [item.id, index]));
  places.set(list, known);
  return known.get(id);
}

/** The items before and after the one with this id; undefined at the ends and for an unknown id. */
function previousAndNext<T extends { id: string }>(
  list: readonly T[],
  id: string,
): { previous?: T; next?: T } {
  const index = placeOf(list, id);
  return index === undefined ? {} : { previous: list[index - 1], next: list[index + 1] };
}

/** An entry whose title may be in another language than the page. */
interface Titled {
  id: string;
  title: string;
  lang?: string;
}

/** Links to the entries before and after one of a list. */
export function linksAround<T extends Titled>(
  list: readonly T[],
  id: string,
  hrefOf: (entry: T) => string,
) {
  const { previous, next } = previousAndNext(list, id);
  return { previous: previous && linkTo(previous, hrefOf), next: next && linkTo(next, hrefOf) };
}

/**
 * Links to the posts before and after one of a series, with their numbers: a part between them may
 * not be published.
 */
export function partsAround<T extends Titled & { series?: { part: number } }>(
  parts: readonly T[],
  id: string,
  hrefOf: (part: T) => string,
) {
  const { previous, next } = previousAndNext(parts, id);
  const link = (entry?: T) =>
    entry?.series && { ...linkTo(entry, hrefOf), part: entry.series.part };
  return { previous: link(previous), next: link(next) };
}

const linkTo = <T extends Titled>(entry: T, hrefOf: (entry: T) => string) => ({
  href: hrefOf(entry),
  title: entry.title,
  lang: entry.lang,
});
