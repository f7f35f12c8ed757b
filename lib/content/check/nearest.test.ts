import { expect, it } from 'vitest';

import { didYouMean, nearest } from './nearest';

it.each([
  ['compas', ['globe', 'compass'], 'compass'],
  ['hoem', ['home'], 'home'],
  ['Adda', ['grace', 'ada'], 'ada'],
  // Other words, not misspelled ones.
  ['abcdef', ['abcxyz'], undefined],
  ['a', ['b'], undefined],
  ['', ['b'], undefined],
])('nearest to %j of %j is %j', (word, known, found) => expect(nearest(word, known)).toBe(found));

it.each([
  ['titel', 'did you mean "title"? Correct the spelling'],
  ['nothing', 'correct the spelling'],
])('suggests a correction of %j: %s', (word, fix) =>
  expect(didYouMean(word, ['title', 'date'], 'correct the spelling')).toBe(fix),
);
