import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';
import { bundle } from './bundle.mjs';

it('bundles a script with its imports, and anew only after a change of one of them', () => {
  const root = tempProject({
    'entry.ts': "import { word } from './word'; console.log(word satisfies string);",
    'word.ts': "export const word = 'one';",
  });
  const make = () => bundle(path.join(root, 'entry.ts'), path.join(root, 'cache'));
  const file = make();
  expect(readFileSync(file, 'utf8')).toContain('one');

  const before = statSync(file).ino;
  expect(statSync(make()).ino).toBe(before);

  writeFileSync(path.join(root, 'word.ts'), "export const word = 'two';");
  expect(readFileSync(make(), 'utf8')).toContain('two');
});
