import { describe, expect, it, vi } from 'vitest';

import { balance, setText } from './share-layout';

/** Every character is one pixel wide. */
const measure = (line: string) => line.length;

describe('balance', () => {
  it('makes lines of like width', () => {
    expect(balance('one two three four', 2, 20, measure)).toEqual(['one two', 'three four']);
  });

  it('ends no line with a word that belongs to the next', () => {
    expect(balance('Checks at the gates', 2, 20, measure)).toEqual(['Checks', 'at the gates']);
  });

  it('keeps words together that a no-break space joins', () => {
    expect(balance('Generative\u00a0AI now', 2, 20, measure)).toEqual([
      'Generative\u00a0AI',
      'now',
    ]);
  });

  it.each([
    ['a word wider than the measure', 'incomprehensibilities', 1],
    ['too many words for the lines', 'one two three four five six', 1],
    ['fewer words than lines', 'one', 2],
    ['no words', '', 1],
  ])('gives up on %s', (_, text, count) => {
    expect(balance(text, count, 12, measure)).toBeUndefined();
  });
});

describe('setText', () => {
  const steps = [
    { size: 2, lines: 1 },
    { size: 1, lines: 2 },
  ];
  it('takes the largest step that fits', () => {
    expect(setText('one', steps, 8, measure)).toEqual({ lines: ['one'], size: 2 });
    expect(setText('one two', steps, 8, measure)).toEqual({ lines: ['one two'], size: 1 });
    expect(setText('three four six', steps, 8, measure)).toEqual({
      lines: ['three', 'four six'],
      size: 1,
    });
  });

  it('measures no line twice', () => {
    const measureOften = vi.fn(measure);
    setText('three four six', steps, 8, measureOften);
    const lines = measureOften.mock.calls.map(([line]) => line);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('has no answer for a text that fits nowhere', () => {
    expect(setText('one two three four', steps, 8, measure)).toBeUndefined();
  });
});
