import { expect, it } from 'vitest';

import { partsOf, plainOf } from './linked-text';

const two = { text: 'two', href: 'https://b.example/' };

it.each([
  ['', []],
  ['No link.', [{ text: 'No link.' }]],
  ['[One](/a)', [{ text: 'One', href: '/a' }]],
  [
    'See [one](/a)[two](https://b.example/).',
    [{ text: 'See ' }, { text: 'one', href: '/a' }, two, { text: '.' }],
  ],
  ['A [note] (here)', [{ text: 'A [note] (here)' }]],
])('divides %j at its links', (linked, parts) => {
  expect(partsOf(linked)).toEqual(parts);
  expect(plainOf(linked)).toBe(parts.map(({ text }) => text).join(''));
});
