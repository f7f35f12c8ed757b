// @ts-check

/**
 * Mulberry32, a small seeded generator: the same seed gives the same sample.
 * @param {number} seed
 * @returns {() => number} values in [0, 1)
 */
export function seeded(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Random integer from low to high, both included.
 * @param {() => number} random
 * @param {number} low
 * @param {number} high
 */
export function whole(random, low, high) {
  return low + Math.floor(random() * (high - low + 1));
}

/**
 * Random item.
 * @template T
 * @param {() => number} random
 * @param {readonly T[]} items
 * @returns {T}
 */
export function pick(random, items) {
  return /** @type {T} */ (items[Math.floor(random() * items.length)]);
}
