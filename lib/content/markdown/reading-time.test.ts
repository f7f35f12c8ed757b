import { expect, it } from 'vitest';

import { countWords, readingMinutes } from './reading-time';

it.each([
  ['', 1, 1],
  ['word ', 356, 1],
  ['word ', 357, 2],
  ['größe 17 ', 238, 2],
  ['word- ** | --- > # ', 238, 1],
  ["word's-well-known’s ", 238, 1],
])('%j, %i times, takes %i min', (text, times, minutes) => {
  expect(readingMinutes(text.repeat(times))).toBe(minutes);
});

it.each([
  ['我喜欢读书。', 3],
  ['東京で本を読みます', 6],
  ['ฉันชอบอ่านหนังสือ', 4],
  ['AI 模型 in 2026', 4],
  ['हिन्दी में दो शब्द', 4],
])('%s has %i words', (text, count) => expect(countWords(text)).toBe(count));
