import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { jobs } from '../collections/jobs';
import { jobFile } from '../fixtures/entries';
import { enterProject, enterSite, writeIn } from '../fixtures/temp-project';
import { text } from '../schema/fields';
import { defineDocument } from './document';
import { ContentError } from './problem';

const files = { 'content/door.json': '{ "name": "Loom" }' };
const schema = z.strictObject({ name: text });

it.each([
  ['production', 'Loom', ['weaver']],
  ['development', 'Shed', ['weaver', 'spinner']],
])('in %s a changed file reads %s, and there are %j', async (mode, name, ids) => {
  vi.stubEnv('NODE_ENV', mode);
  const door = defineDocument('door.json', schema);
  const root = enterSite({ ...files, 'content/jobs/weaver.json': jobFile() });
  // Emacs marks an open file with a link to nothing. Temporary files vanish in the same way.
  symlinkSync('ada@loom.1234', path.join(root, 'content/jobs/.#weaver.json'));
  expect([door.get().name, jobs.all().length]).toEqual(['Loom', 1]);
  writeIn(root, 'content/door.json', '{ "name": "Shed" }');
  writeIn(root, 'content/jobs/spinner.json', jobFile({ title: 'Spinner', order: 2 }));
  await setImmediate();
  expect(door.get().name).toBe(name);
  expect(jobs.all().map(({ id }) => id)).toEqual(ids);
});

it('a missing file is a mistake', () => {
  enterProject({});
  const door = defineDocument('door.json', schema);
  expect(door.inspect().problems).toMatchObject([{ message: 'this file is missing' }]);
  expect(door.valid()).toBeUndefined();
  expect(() => door.get()).toThrow(ContentError);
});
