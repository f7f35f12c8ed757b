import { expect, it } from 'vitest';

import { assess, interquartile, SAMPLE } from './logic.js';

const margins = SAMPLE.map((one) => one.margin);

it.each([
  // The regulation's own example, 1.482-1(e)(5) example 3.
  ['regulation', [47.5, 42, 45, 44], { low: 43, median: 44.5, high: 46.25 }],
  // The result itself when the share is not exact.
  ['regulation', margins, { low: 4, median: 5.35, high: 7.1 }],
  // As a spreadsheet does.
  ['interpolated', [1, 2, 3, 4], { low: 1.75, median: 2.5, high: 3.25 }],
  // Too few comparables.
  ['regulation', [1, 2, 3], null],
])('gives the %s range of %j', (method, results, range) => {
  expect(interquartile([...results], method)).toEqual(range);
});

it.each([
  [20, 'below', 30],
  [90, 'above', -40],
  // The ends are inside.
  [40, 'inside', 0],
  [70, 'inside', 0],
])('a profit of %i is %s the range, and adjusted by %i', (profit, verdict, adjustment) => {
  const range = { low: 4, median: 5, high: 7 };
  expect(assess(range, 1000, profit)).toMatchObject({ verdict, adjustment });
});
