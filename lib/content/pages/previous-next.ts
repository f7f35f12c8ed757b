/** The items before and after the one with this id; undefined at the ends and for an unknown id. */
export function previousAndNext<T extends { id: string }>(
  list: readonly T[],
  id: string,
): { previous?: T; next?: T } {
  const index = list.findIndex((item) => item.id === id);
  return index < 0 ? {} : { previous: list[index - 1], next: list[index + 1] };
}
