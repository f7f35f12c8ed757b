// @ts-check
import { describe, expect, it } from 'vitest';

import { seeded, whole } from './random.js';
import { editDistance } from './text.js';

describe('seeded', () => {
  it('repeats itself for the same seed and differs for another', () => {
    const first = [seeded(7)(), seeded(7)(), seeded(8)()];
    expect(first[0]).toBe(first[1]);
    expect(first[0]).not.toBe(first[2]);
  });

  it('draws whole numbers with both ends included', () => {
    const random = seeded(1);
    const drawn = new Set(Array.from({ length: 200 }, () => whole(random, 2, 4)));
    expect([...drawn].sort()).toEqual([2, 3, 4]);
  });
});

describe('editDistance', () => {
  it('counts single edits and a swap as one', () => {
    expect(editDistance('ortiz', 'ortez')).toBe(1);
    expect(editDistance('freight', 'frieght')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('same', 'same')).toBe(0);
  });
});
