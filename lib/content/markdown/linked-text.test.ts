import { expect, it } from 'vitest';

import { plainOf, textParts } from './linked-text';

const one = { text: 'One', href: '/a' };
const two = { text: 'two', href: 'https://b.example/' };

it.each([
  ['', []],
  ['See [One](/a)[two](https://b.example/).', [{ text: 'See ' }, one, two, { text: '.' }]],
  ['A [note] (here)', [{ text: 'A [note] (here)' }]],
])('divides %j at its links', (linked, parts) => {
  expect(textParts(linked)).toEqual(parts);
  expect(plainOf(linked)).toBe(parts.map(({ text }) => text).join(''));
});
