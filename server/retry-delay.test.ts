import { expect, it } from 'vitest';

import { retryDelay } from './retry-delay';

it('doubles from the first delay up to an hour, with jitter below', () => {
  expect([1, 2, 3, 50, 5000].map((attempt) => retryDelay(attempt, 30_000, 1))).toEqual([
    30_000, 60_000, 120_000, 3_600_000, 3_600_000,
  ]);
  expect(retryDelay(1, 30_000, 0)).toBe(15_000);
});
