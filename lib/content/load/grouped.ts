/** Lists of the items by key, in their order; an item may have several keys. */
export function grouped<T>(items: Iterable<T>, keysOf: (item: T) => Iterable<string>) {
  const lists = new Map<string, T[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const list = lists.get(key);
      if (list) list.push(item);
      else lists.set(key, [item]);
    }
  }
  return lists;
}
