import { expect, it } from 'vitest';

import { truncate } from './truncate';

it('cuts after so many characters and adds an ellipsis', () => {
  expect(truncate('a'.repeat(61), 60)).toBe(`${'a'.repeat(60)}…`);
  expect(truncate('a'.repeat(60), 60)).toBe('a'.repeat(60));
});

it('never cuts a character in two', () => {
  expect(truncate('🧵🧵🧵', 2)).toBe('🧵🧵…');
});
