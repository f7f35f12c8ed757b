// @ts-check
import { describe, expect, it } from 'vitest';

import { assess, interquartile, SAMPLE } from './logic.js';

const margins = SAMPLE.map((one) => one.margin);

describe('interquartile', () => {
  it('gives the range of the regulation in its own example, 1.482-1(e)(5) example 3', () => {
    const range = interquartile([47.5, 42, 45, 44], 'regulation');
    expect(range).toEqual({ low: 43, median: 44.5, high: 46.25 });
  });

  it('uses the result itself when the share is not exact', () => {
    expect(interquartile(margins, 'regulation')).toEqual({ low: 4, median: 5.35, high: 7.1 });
    const five = interquartile([1, 2, 3, 4, 5], 'regulation');
    expect(five).toEqual({ low: 2, median: 3, high: 4 });
  });

  it('interpolates as a spreadsheet does', () => {
    const range = interquartile([1, 2, 3, 4], 'interpolated');
    expect(range).toEqual({ low: 1.75, median: 2.5, high: 3.25 });
  });

  it('returns null for too few comparables', () => {
    expect(interquartile([1, 2, 3], 'regulation')).toBeNull();
  });
});

describe('assess', () => {
  const range = { low: 4, median: 5, high: 7 };

  it('adjusts a low and a high result to the median', () => {
    expect(assess(range, 1000, 20)).toMatchObject({ verdict: 'below', adjustment: 30 });
    expect(assess(range, 1000, 90)).toMatchObject({ verdict: 'above', adjustment: -40 });
    expect(assess(range, 1000, -10).adjustment).toBe(60);
  });

  it('does not adjust a result inside the range, its ends included', () => {
    expect(assess(range, 1000, 40)).toMatchObject({ verdict: 'inside', adjustment: 0 });
    expect(assess(range, 1000, 70).verdict).toBe('inside');
  });
});
