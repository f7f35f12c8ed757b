import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { writeCollection } from './new-collection';

const table = 'lib/site/pages.ts';
const project = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const file of ['scripts/collection', table]) {
    cpSync(file, path.join(root, file), { recursive: true });
  }
  vi.stubEnv('CONTENT_DIR', 'content');
  process.chdir(root);
});

afterEach(() => {
  process.chdir(project);
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

it('writes a definition, two pages, texts and an example, and a row in the table of pages', () => {
  const message = writeCollection('loans');
  const files = message.split('\n').slice(0, -1);
  expect(files).toHaveLength(6);
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toMatch(/%\w+%/);
  expect(readFileSync(table, 'utf8')).toMatch(
    / {2}loans: \{[^}]* {4}entries: 'loans',\n {2}\},\n {2}search: /,
  );
  expect(readFileSync('lib/content/collections/loans.ts', 'utf8')).toContain(
    "const kind = { one: 'Loan', all: 'Loans' };",
  );
});

it.each([
  ['Loans', /write a plural of small letters/],
  ['loan', /write a plural/],
  ['', /write a plural/],
])('refuses the name %j, and writes nothing', (name, message) => {
  expect(() => writeCollection(name)).toThrow(message);
  expect(existsSync('app')).toBe(false);
});

it('never overwrites a collection', () => {
  writeCollection('loans');
  expect(() => writeCollection('loans')).toThrow(/loans\.ts exists already/);
});
