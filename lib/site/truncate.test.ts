import { expect, it } from 'vitest';

import { truncate } from './truncate';

it('cuts before the word that does not fit and adds an ellipsis', () => {
  expect(truncate('Miles saved, next to 3% fewer miles', 20)).toBe('Miles saved, next to…');
  expect(truncate('Miles saved, next to 3% fewer miles', 27)).toBe('Miles saved, next to 3%…');
});

it('keeps a text that is no longer than the limit', () => {
  expect(truncate('a'.repeat(60), 60)).toBe('a'.repeat(60));
});

it('leaves out punctuation before the ellipsis', () => {
  expect(truncate('Saved in one year, as estimated', 18)).toBe('Saved in one year…');
});

it('cuts a word that is longer than the limit, but never a character', () => {
  expect(truncate('a'.repeat(61), 60)).toBe(`${'a'.repeat(60)}…`);
  expect(truncate('🧵🧵🧵', 2)).toBe('🧵🧵…');
});
