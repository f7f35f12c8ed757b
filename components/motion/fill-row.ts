/** Repeats the first item of a short list until the list has `count` items. */
export function fillRow<T>(items: readonly T[], count: number): readonly T[] {
  const [first] = items;
  if (first === undefined || items.length >= count) return items;
  return [...items, ...Array<T>(count - items.length).fill(first)];
}
