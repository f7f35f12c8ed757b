import { expect, it } from 'vitest';

import { nearest } from './nearest';

it.each([
  ['kely', ['acttov', 'kelly'], 'kelly'],
  ['Computer vision', ['Computer Vision', 'Data Quality'], 'Computer Vision'],
  ['/blog/frist', ['/blog/first', '/blog'], '/blog/first'],
  ['grace', ['ada'], undefined],
  ['', ['ada'], undefined],
  ['ada', [], undefined],
])('nearest to %j of %j is %j', (word, known, found) => expect(nearest(word, known)).toBe(found));
