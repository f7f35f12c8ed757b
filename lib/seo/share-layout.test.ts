import { expect, it } from 'vitest';

import { setText } from './share-layout';

/** Every character is one pixel wide. */
const measure = (line: string) => line.length;
const steps = [
  { size: 20, lines: 1 },
  { size: 10, lines: 2 },
];

it.each([
  ['the largest step that fits', 'one', ['one'], 20],
  ['a smaller one', 'one two', ['one two'], 10],
  ['lines of similar width', 'one two three four', ['one two', 'three four'], 10],
  [
    'no line that ends with a word of the next',
    'Checks at the gates',
    ['Checks', 'at\u00a0the\u00a0gates'],
    10,
  ],
  [
    'words that a no-break space joins',
    'Generative\u00a0AI now',
    ['Generative\u00a0AI', 'now'],
    10,
  ],
])('takes %s', (_, text, lines, size) => {
  expect(setText(text, steps, 130, measure)).toEqual({ lines, size });
});

it.each([
  ['a word wider than the column', 'incomprehensibilities'],
  ['too many words for the lines', 'one two three four five six seven eight'],
  ['no words', ''],
])('does not fit %s', (_, text) => {
  expect(setText(text, steps, 130, measure)).toBeUndefined();
});
