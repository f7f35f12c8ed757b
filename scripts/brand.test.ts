import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { smallSite, tempProject } from '#lib/content/fixtures/temp-project';

const script = [path.resolve('node_modules/.bin/tsx'), path.resolve('scripts/brand.ts')] as const;

it('puts a name and an address into every file that has them', () => {
  const root = tempProject({
    ...smallSite,
    'package.json': '{ "name": "loom-site" }',
    'package-lock.json': '{ "name": "loom-site" }',
    'wrangler.jsonc': '{ "vars": { "SITE_URL": "https://www.loom.example" } }',
    'README.md': '# Loom\n',
    'deploy/site.service': 'Description=Loom\n',
    'content/dictionary.txt': '',
    'content/prose.json':
      '{ "fixed": { "site.json": { "name": "Loom" } }, "banned": [], "allowed": [] }',
  });
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: root, encoding: 'utf8' });
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  run('git', 'init', '-q');
  run('git', 'add', '.');
  run('git', '-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-qm', 'a');

  const name = `The "Good" $& \\ Brückner & Ståhl`;
  const address = ['--city', 'Berlin', '--country', 'DE', '--state', ''];
  run(...script, '--name', name, ...address);
  expect(JSON.parse(read('content/site.json'))).toMatchObject({ name, legalName: name });
  expect(JSON.parse(read('content/site.json')).address).toEqual({ city: 'Berlin', country: 'DE' });
  expect(JSON.parse(read('package.json')).name).toMatch(/^[a-z-]+-site$/);
  expect(JSON.parse(read('content/prose.json'))).toEqual({ banned: [], allowed: [] });
  expect(read('README.md')).toBe(`# ${name}\n`);
  expect(read('deploy/site.service')).toBe(`Description=${name}\n`);
});
