// @ts-check
import { expect, it } from 'vitest';

import { assess, interquartile, SAMPLE } from './logic.js';

const margins = SAMPLE.map((one) => one.margin);

it.each(
  /** @type {const} */ ([
    // The regulation's own example, 1.482-1(e)(5) example 3.
    ['regulation', [47.5, 42, 45, 44], { low: 43, median: 44.5, high: 46.25 }],
    // The result itself when the share is not exact.
    ['regulation', margins, { low: 4, median: 5.35, high: 7.1 }],
    ['regulation', [1, 2, 3, 4, 5], { low: 2, median: 3, high: 4 }],
    // As a spreadsheet does.
    ['interpolated', [1, 2, 3, 4], { low: 1.75, median: 2.5, high: 3.25 }],
    // Too few comparables.
    ['regulation', [1, 2, 3], null],
  ]),
)('gives the %s range of %j', (method, results, range) => {
  expect(interquartile([...results], method)).toEqual(range);
});

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
