import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';

import { workIn } from '#lib/content/fixtures/temp-project';
import { writeCollection } from './new-collection';

const table = 'lib/site/pages.ts';
const templates = readdirSync('scripts/collection').map((name) => `scripts/collection/${name}`);
const files = [table, ...templates].map((file) => [file, readFileSync(file)]);

beforeEach(() => workIn(Object.fromEntries(files)));

it('writes a definition, two pages, texts and an example, and a row in the table of pages, once', () => {
  const written = writeCollection('loans').split('\n').slice(0, -1);
  expect(written).toHaveLength(6);
  for (const file of written) expect(readFileSync(file, 'utf8')).not.toMatch(/%\w+%/);
  expect(readFileSync(table, 'utf8')).toMatch(
    / {2}loans: \{[^}]* {4}entries: 'loans',\n {2}\},\n {2}search: /,
  );
  expect(readFileSync('lib/content/collections/loans.ts', 'utf8')).toContain(
    "const kind = { one: 'Loan', all: 'Loans' };",
  );
  expect(() => writeCollection('loans')).toThrow(/loans\.ts exists already/);
});

it('refuses a word of the code, and writes the singular of stories', () => {
  expect(() => writeCollection('class')).toThrow(/word of the code/);
  expect(writeCollection('stories')).toContain('example-story.json');
});

it.each(['Loans', 'loan', ''])('refuses the name "%s", and writes nothing', (name) => {
  expect(() => writeCollection(name)).toThrow(/write a plural of small letters/);
  expect(existsSync('app')).toBe(false);
});
