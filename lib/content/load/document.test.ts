import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { enterProject } from '../fixtures/temp-project';
import { text } from '../schema/fields';
import { defineDocument } from './document';
import { ContentError } from './problem';

const schema = z.strictObject({ name: text });
const file = 'content/door.json';

afterEach(() => {
  vi.restoreAllMocks();
});

it('reads its file', () => {
  enterProject({ [file]: '{ "name": "Loom" }' });
  expect(defineDocument('door.json', schema).get()).toEqual({ name: 'Loom' });
});

it.each([
  [false, ['this file is missing']],
  [true, []],
])('that is missing is a mistake, unless it is optional: %s', (optional, messages) => {
  enterProject({});
  const door = defineDocument('door.json', schema, { optional });
  expect(door.inspect().problems.map(({ message }) => message)).toEqual(messages);
  expect(door.valid()).toBeUndefined();
  expect(() => door.get()).toThrow(ContentError);
});
