/** 32-bit FNV-1a hash (Fowler, Noll, Vo: http://www.isthe.com/chongo/tech/comp/fnv/). */
export function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32 by Tommy Ettinger (public domain): a reproducible generator of numbers in 0..1. */
export function seededRandom(seed: string): () => number {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The item at an index modulo the length; the index may be negative. */
export function cycle<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[((index % items.length) + items.length) % items.length] ?? items[0];
}
