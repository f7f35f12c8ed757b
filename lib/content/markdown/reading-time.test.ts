import { expect, it } from 'vitest';

import { readingMinutes } from './reading-time';

it.each([
  ['', 1, 1],
  ['word ', 356, 1],
  ['word ', 357, 2],
  ['word ', 2380, 10],
  ['größe 17 ', 238, 2],
  ['word- ** | --- > # ', 238, 1],
  ["word's-well-known’s ", 238, 1],
])('%j, %i times, takes %i min', (text, times, minutes) => {
  expect(readingMinutes(text.repeat(times))).toBe(minutes);
});
