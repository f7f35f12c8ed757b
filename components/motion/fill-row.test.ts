import { expect, it } from 'vitest';

import { fillRow } from './fill-row';

// docs/specification.md T2
it.each([
  ['', ''],
  ['a', 'aaa'],
  ['ab', 'aba'],
  ['abc', 'abc'],
  ['abcd', 'abcd'],
])('fills "%s" to "%s"', (items, filled) => {
  expect(fillRow([...items], 3).join('')).toBe(filled);
});
