import { expect, it } from 'vitest';

import { nameOfPart } from './part-name';

it.each([
  ['Looms, Part 2: Threads: A Start', 2, 'Threads: A Start'],
  ['Looms, Part 2: Threads', 3, 'Looms, Part 2: Threads'],
  ['Threads', 1, 'Threads'],
])('%j, part %i is shown as %j', (title, part, name) => {
  expect(nameOfPart({ title, series: { part } })).toBe(name);
});
