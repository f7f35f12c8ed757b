// @ts-check
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { seeded, whole } from './random.js';
import { editDistance, shorten } from './text.js';

describe('seeded', () => {
  it('gives the same numbers for the same seed and others for another', () => {
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

/**
 * Computes the whole matrix, following the definition of optimal string alignment.
 * @param {string} left
 * @param {string} right
 */
function distanceByDefinition(left, right) {
  /** @type {(row: number, column: number) => number} */
  const at = (row, column) => {
    if (row === 0 || column === 0) return row + column;
    const [a, b] = [left[row - 1], right[column - 1]];
    const swapped = row > 1 && column > 1 && a === right[column - 2] && left[row - 2] === b;
    return Math.min(
      at(row - 1, column) + 1,
      at(row, column - 1) + 1,
      at(row - 1, column - 1) + (a === b ? 0 : 1),
      swapped ? at(row - 2, column - 2) + 1 : Infinity,
    );
  };
  return at(left.length, right.length);
}

describe('editDistance', () => {
  it('counts single edits and a swap as one', () => {
    expect(editDistance('ortiz', 'ortez', 2)).toBe(1);
    expect(editDistance('freight', 'frieght', 2)).toBe(1);
    expect(editDistance('', 'abc', 5)).toBe(3);
    expect(editDistance('same', 'same', 0)).toBe(0);
    expect(editDistance('same', 'sane', 0)).toBe(1);
  });

  it('is the distance by definition, up to the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, fc.nat(4), (left, right, most) => {
        const expected = Math.min(distanceByDefinition(left, right), most + 1);
        expect(editDistance(left, right, most)).toBe(expected);
      }),
    );
  });
});

describe('shorten', () => {
  it('keeps short texts and cuts long ones', () => {
    expect(shorten('abc', 3)).toBe('abc');
    expect(shorten('abcd', 3)).toBe('abc…');
  });
});
