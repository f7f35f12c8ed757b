import { expect, it } from 'vitest';

import { syllablesIn } from './syllables';

it.each([
  [1, ['cost', 'price', 'asked', 'files', 'whole', '18', "don't", 'tools’', 'the', 'AI']],
  [
    2,
    ['table', 'prices', 'tested', 'statement', 'something', 'being', 'client', "isn't", 'useful'],
  ],
  [3, ['company', 'employer', 'invoices', 'period', 'management', 'employee’s']],
  [4, ['evaluate', 'operations', 'technology', 'measurable']],
])('counts %i', (count, words) => {
  const wrong = words.filter((word) => syllablesIn(word) !== count);
  expect(wrong).toEqual([]);
});
