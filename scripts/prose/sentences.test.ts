import { expect, it } from 'vitest';

import { sentencesIn } from './sentences';

const texts = (text: string) => sentencesIn(text).map((sentence) => sentence.text);

it('splits at punctuation that ends a sentence', () => {
  expect(texts('One two. Three? “Four.” 5 six.\nSeven')).toEqual([
    'One two.',
    'Three?',
    '“Four.”',
    '5 six.',
    'Seven',
  ]);
});

it('does not split numbers, abbreviations and initials', () => {
  const text = 'Moffatt v. Air Canada cost the U.S. Post 4.5% vs. 3 in No. 7, says J. Moore.';
  expect(texts(text)).toEqual([text]);
});

it('returns the start of each sentence', () => {
  const text = 'One.  Two.';
  expect(sentencesIn(text).map(({ offset }) => text.slice(offset, offset + 3))).toEqual([
    'One',
    'Two',
  ]);
  expect(sentencesIn('  ')).toEqual([]);
});
