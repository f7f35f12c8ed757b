import { expect, it } from 'vitest';

import { partsOf, plainOf } from './linked-text';

it.each([
  ['', []],
  ['No link.', [{ text: 'No link.' }]],
  ['[One](/a)', [{ text: 'One', href: '/a' }]],
  [
    'See [one](/a) and [two](https://b.example/).',
    [
      { text: 'See ' },
      { text: 'one', href: '/a' },
      { text: ' and ' },
      { text: 'two', href: 'https://b.example/' },
      { text: '.' },
    ],
  ],
  ['A [note] (here)', [{ text: 'A [note] (here)' }]],
])('divides %j at its links', (linked, parts) => {
  expect(partsOf(linked)).toEqual(parts);
  expect(plainOf(linked)).toBe(parts.map(({ text }) => text).join(''));
});
