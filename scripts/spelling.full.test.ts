import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';
import { misspelled } from './spelling';

/** A project with the settings and the dictionary of this one. */
function project(files: Record<string, string>): string {
  const own = ['cspell.json', 'content/dictionary.txt'].map((name) => [name, readFileSync(name)]);
  return tempProject({ ...Object.fromEntries(own), ...files });
}

const told = async (files: Record<string, string>) =>
  (await misspelled(project(files)))
    .map(({ file, line, message }) => `${file}:${line} ${message}`)
    .sort();

it('lets US English, our names, addresses and the names of the team pass', async () => {
  const text =
    'Weftline grays the color of a canceled chatbot, see https://www.exampel.com/colour.';
  const ada = '{\n  "firstName": "Addda",\n  "linkedin": "https://www.linkedin.com/in/addda"\n}';
  expect(await told({ 'content/a.md': text, 'content/team/ada.json': ada })).toEqual([]);
});

it('finds British spellings and typos in texts, data, the README and the records', async () => {
  expect(
    await told({
      'content/a.md': 'One.\n\nThe colour was towrds grey.',
      'content/team/ada.json': '{ "bio": "She modelled organisations." }',
      'README.md': 'The programme',
      'docs/a.md': 'A theatre',
    }),
  ).toEqual([
    'README.md:1 "programme" is not US spelling',
    'content/a.md:3 "colour" is in no dictionary',
    'content/a.md:3 "grey" is not US spelling',
    'content/a.md:3 "towrds" is in no dictionary',
    'content/team/ada.json:1 "modelled" is not US spelling',
    'content/team/ada.json:1 "organisations" is in no dictionary',
    'docs/a.md:1 "theatre" is not US spelling',
  ]);
});

it('suggests a spelling', async () => {
  const problems = await misspelled(project({ 'content/a.md': 'grey colour' }));
  expect(problems.map(({ fix }) => fix)).toEqual([
    'write "gray"',
    expect.stringMatching(
      /^write "color" or .+, or add a name or term to content\/dictionary\.txt$/,
    ),
  ]);
});

it('fails when there is nothing to read', async () => {
  await expect(misspelled(project({}))).rejects.toThrow('could not read');
});

it('finds a mistake again in an unchanged file, until the word is in the dictionary', () => {
  const root = project({ 'content/a.md': 'The warpp', 'content/b.md': 'The weft' });
  // Each runs in its own process, as on the command line, because cspell also caches dictionaries
  // in memory.
  const script = `
    import { misspelled } from './scripts/spelling';
    const problems = await misspelled(process.argv[1]);
    console.log(problems.map(({ message }) => message).join());
  `;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script, root];
  const words = () => execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();
  expect(words()).toBe('"warpp" is in no dictionary');
  expect(words()).toBe('"warpp" is in no dictionary');
  appendFileSync(path.join(root, 'content/dictionary.txt'), '\nwarpp\n');
  expect(words()).toBe('');
});
