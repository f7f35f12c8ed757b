import { expect, it } from 'vitest';

import { sentencesIn } from './sentences';

const texts = (text: string) => sentencesIn(text).map((sentence) => sentence.text);

it('splits at points that end a sentence', () => {
  expect(texts('One two. Three? “Four.” 5 six.\nSeven')).toEqual([
    'One two.',
    'Three?',
    '“Four.”',
    '5 six.',
    'Seven',
  ]);
});

it('keeps figures, abbreviations and initials together', () => {
  const text = 'Moffatt v. Air Canada cost the U.S. Post 4.5% vs. 3 in No. 7, says J. Moore.';
  expect(texts(text)).toEqual([text]);
});

it('tells where each starts', () => {
  const text = 'One.  Two.';
  expect(sentencesIn(text).map(({ offset }) => text.slice(offset, offset + 3))).toEqual([
    'One',
    'Two',
  ]);
  expect(sentencesIn('  ')).toEqual([]);
});
