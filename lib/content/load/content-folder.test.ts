import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { enterProject, smallSite, writeIn } from '../fixtures/temp-project';
import { text } from '../schema/fields';
import { defineCollection } from './collection';
import { onceFromContent } from './content-folder';
import { defineDocument } from './document';
import { ContentError } from './problem';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const files = { ...smallSite, 'content/door.json': '{ "name": "Loom" }' };
const schema = z.strictObject({ name: text });
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('work on content is done once, and again for another folder', () => {
  const make = vi.fn(() => ({}));
  const get = onceFromContent(make);
  const root = enterProject(files);
  const first = get();
  writeIn(root, 'content/second.json', '{}');
  expect(get()).toBe(first);
  enterProject(files);
  expect(get()).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});

it.each([
  ['production', 'Loom', ['door']],
  ['development', 'Shed', ['door', 'roof']],
])('in %s a changed file reads %s, and there are %j', async (mode, name, ids) => {
  vi.stubEnv('NODE_ENV', mode);
  const door = defineDocument('door.json', schema);
  const parts = defineCollection({
    ...{ name: 'parts', schema, compare: () => 0 },
    derive: (entry) => entry,
  });
  const root = enterProject({ ...files, 'content/parts/door.json': '{ "name": "Door" }' });
  // Emacs marks an open file with a link to nothing. Temporary files vanish in the same way.
  symlinkSync('ada@loom.1234', path.join(root, 'content/parts/.#door.json'));
  expect([door.get().name, parts.all().length]).toEqual(['Loom', 1]);
  writeIn(root, 'content/door.json', '{ "name": "Shed" }');
  writeIn(root, 'content/parts/roof.json', '{ "name": "Roof" }');
  await nextTurn();
  expect(door.get().name).toBe(name);
  expect(parts.all().map(({ id }) => id)).toEqual(ids);
});

it.each([
  [false, ['this file is missing']],
  [true, []],
])('a missing file is a mistake, unless it is optional: %s', (optional, messages) => {
  enterProject({});
  const door = defineDocument('door.json', schema, { optional });
  expect(door.inspect().problems.map(({ message }) => message)).toEqual(messages);
  expect(door.valid()).toBeUndefined();
  expect(() => door.get()).toThrow(ContentError);
});
