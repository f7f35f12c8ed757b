// @ts-check
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { seeded, whole } from './random.js';
import { editDistance, shorten } from './text.js';

it('gives the same numbers for the same seed and others for another', () => {
  expect(seeded(7)()).toBe(seeded(7)());
  expect(seeded(7)()).not.toBe(seeded(8)());
});

it('draws whole numbers with both ends included', () => {
  const random = seeded(1);
  const drawn = new Set(Array.from({ length: 200 }, () => whole(random, 2, 4)));
  expect([...drawn].sort()).toEqual([2, 3, 4]);
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

it('is the distance by definition, up to the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, fc.nat(4), (left, right, most) => {
      const expected = Math.min(distanceByDefinition(left, right), most + 1);
      expect(editDistance(left, right, most)).toBe(expected);
    }),
  );
});

it('shortens long texts only', () => {
  expect(shorten('abc', 3)).toBe('abc');
  expect(shorten('abcd', 3)).toBe('abc…');
});
