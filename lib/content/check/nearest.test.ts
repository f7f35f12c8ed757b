import { expect, it } from 'vitest';

import { nearest } from './nearest';

it.each([
  ['hoem', ['home'], 'home'],
  ['Adda', ['grace', 'ada'], 'ada'],
  // Other words, not misspelled ones.
  ['abcdef', ['abcxyz'], undefined],
  ['a', ['b'], undefined],
  ['', ['b'], undefined],
])('nearest to %j of %j is %j', (word, known, found) => expect(nearest(word, known)).toBe(found));
