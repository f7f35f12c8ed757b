import { expect, it } from 'vitest';

import { didYouMean, nearest } from './nearest';

it.each([
  ['kely', ['acttov', 'kelly'], 'kelly'],
  ['Computer vision', ['Computer Vision', 'Data Quality'], 'Computer Vision'],
  ['/blog/frist', ['/blog/first', '/blog'], '/blog/first'],
  ['grace', ['ada'], undefined],
  ['', ['ada'], undefined],
  ['ada', [], undefined],
  // Three of six letters differ at most.
  ['abcdef', ['abcxyz'], 'abcxyz'],
  ['abcdef', ['abwxyz'], undefined],
  ['abcdef', ['def'], 'def'],
  ['abcdef', ['ef'], undefined],
  ['abcdef', ['xyzabcdef'], 'xyzabcdef'],
  ['abcdef', ['wxyzabcdef'], undefined],
  ['abcdef', ['axcyez'], 'axcyez'],
  ['abcdef', ['badcfe'], undefined],
  ['abcdef', ['bcdefa'], 'bcdefa'],
  ['abcd', ['abcx', 'abce'], 'abcx'],
  ['abcd', ['abxx', 'abce'], 'abce'],
  ['ab', ['xb'], 'xb'],
  ['ab', ['ba'], undefined],
  ['a', ['b'], undefined],
])('nearest to %j of %j is %j', (word, known, found) => expect(nearest(word, known)).toBe(found));

it.each([
  ['titel', 'did you mean "title"? Correct the spelling'],
  ['nothing', 'correct the spelling'],
])('suggests a correction of %j: %s', (word, fix) =>
  expect(didYouMean(word, ['title', 'date'], 'correct the spelling')).toBe(fix),
);
