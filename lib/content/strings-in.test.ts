import { expect, it } from 'vitest';

import { stringsIn } from './strings-in';

it('finds strings at any depth, with their paths', () => {
  expect(stringsIn({ a: 'x', b: [1, { c: 'y' }], d: null, e: true })).toEqual([
    { value: 'x', at: ['a'] },
    { value: 'y', at: ['b', 1, 'c'] },
  ]);
});

it('finds nothing where there is none', () => {
  expect(stringsIn(undefined)).toEqual([]);
  expect(stringsIn({})).toEqual([]);
});
