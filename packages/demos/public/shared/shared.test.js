import fc from 'fast-check';
import { expect, it } from 'vitest';

import { seeded, whole } from './random.js';
import { editDistance, shorten } from './text.js';

it('draws the same numbers for the same seed, and whole ones with both ends included', () => {
  expect(seeded(7)()).toBe(seeded(7)());
  expect(seeded(7)()).not.toBe(seeded(8)());
  const random = seeded(1);
  const drawn = new Set(Array.from({ length: 200 }, () => whole(random, 2, 4)));
  expect([...drawn].sort()).toEqual([2, 3, 4]);
});

/** Optimal string alignment, by its definition. */
function distanceByDefinition(left, right) {
  if (left === '' || right === '') return left.length + right.length;
  const [first, second] = [left.slice(1), right.slice(1)];
  const swapped = left[0] === right[1] && left[1] === right[0];
  return Math.min(
    distanceByDefinition(first, right) + 1,
    distanceByDefinition(left, second) + 1,
    distanceByDefinition(first, second) + (left[0] === right[0] ? 0 : 1),
    swapped ? distanceByDefinition(left.slice(2), right.slice(2)) + 1 : Infinity,
  );
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
