import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { smallSite, tempProject } from '#lib/content/fixtures/temp-project';

/** Runs the brand command in a small project, and returns its folder. */
function brand(...flags: string[]): string {
  const root = tempProject({
    ...smallSite,
    'package.json': '{ "name": "loom-site" }',
    'package-lock.json': '{ "name": "loom-site" }',
    'wrangler.jsonc': '{ "vars": { "SITE_URL": "https://www.loom.example" } }',
    'README.md': '# Loom\n',
    'deploy/site.service': 'Description=Loom\n',
    'content/dictionary.txt': '',
  });
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: root, encoding: 'utf8' });
  run('git', 'init', '-q');
  run('git', 'add', '.');
  run('git', '-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-qm', 'a');
  run(tsx, script, ...flags);
  return root;
}

const tsx = path.resolve('node_modules/.bin/tsx');
const script = path.resolve('scripts/brand.ts');

it.each(['Brückner & Ståhl', `The "Good" $& \\ Shop`])(
  'puts the name %s into every file that has the name',
  (name) => {
    const root = brand('--name', name);
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
    expect(JSON.parse(read('content/site.json'))).toMatchObject({ name, legalName: name });
    expect(JSON.parse(read('package.json')).name).toMatch(/^[a-z-]+-site$/);
    expect(read('README.md')).toBe(`# ${name}\n`);
    expect(read('deploy/site.service')).toBe(`Description=${name}\n`);
  },
);

it('writes a new address without the parts that have an empty answer', () => {
  const root = brand('--city', 'Berlin', '--country', 'DE', '--state', '');
  const { address } = JSON.parse(readFileSync(path.join(root, 'content/site.json'), 'utf8'));
  expect(address).toEqual({ city: 'Berlin', country: 'DE' });
});
