import { closeSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';
import { replaceFile } from './replace-file.mjs';

it('leaves the old file whole for who has opened it', () => {
  const folder = tempProject({});
  const file = path.join(folder, 'a.txt');
  writeFileSync(file, 'old');
  const opened = openSync(file, 'r');
  replaceFile(file, 'new');
  expect(readFileSync(opened, 'utf8')).toBe('old');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['a.txt']);
  closeSync(opened);
});
