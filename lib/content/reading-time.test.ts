import { describe, expect, it } from 'vitest';

import { readingMinutes } from './reading-time';

const words = (count: number) => 'word '.repeat(count);

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [1, 1],
    [238, 1],
    [356, 1],
    [357, 2],
    [476, 2],
    [2380, 10],
  ])('%i words take %i min', (count, minutes) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });

  it.each([
    ['marks', '- ** | --- > # '],
    ['parts of a word', "'s-well-known’s"],
  ])('does not count %s as words', (_, mark) => {
    expect(readingMinutes(`word${mark} `.repeat(238))).toBe(1);
  });

  it('counts words of other scripts and figures', () => {
    expect(readingMinutes('größe 17 '.repeat(238))).toBe(2);
  });
});
