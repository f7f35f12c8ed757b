import { expect, it } from 'vitest';

import { createFillTime } from './fill-time';

it('measures the time from the first key, unless the form had text before', () => {
  let now = 0;
  const { reset, key, elapsedMs } = createFillTime(() => now);
  const typedAt = (...times: number[]) => {
    for (now of times) key();
    return elapsedMs();
  };
  expect(elapsedMs()).toBeUndefined();
  expect(typedAt(1000, 3000)).toBe(2000);
  reset(['', 'Restored']);
  expect(typedAt(4000, 5000)).toBeUndefined();
  reset(['', undefined]);
  expect(typedAt(6000, 6500)).toBe(500);
});
