import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { smallSite, tempProject } from '#lib/content/fixtures/temp-project';

const script = ['node_modules/tsx/dist/loader.mjs', 'scripts/brand.ts'].map((file) =>
  path.resolve(file),
);

/** A project in git, with what `npm run brand` changes. */
function brandedProject(files = {}) {
  const root = tempProject({
    ...smallSite,
    'package.json': '{ "name": "loom-site" }',
    'package-lock.json': '{ "name": "loom-site" }',
    'wrangler.jsonc': '{ "vars": { "SITE_URL": "https://www.loom.example" } }',
    LICENSE: 'Copyright (c) 2026 Loom LLC\n',
    'README.md': '# Loom\n',
    'deploy/site.service': 'Description=Loom\n',
    'content/dictionary.txt': 'Loom\nheddle\n',
    ...files,
  });
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  run('git', 'init', '-q');
  run('git', 'add', '.');
  run('git', '-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-qm', 'a');
  return {
    run: (...args: string[]) => run(process.execPath, '--import', ...script, ...args),
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
  };
}

it('puts a name and an address into every file that has them', () => {
  const { run, read } = brandedProject({
    'content/prose.json':
      '{ "fixed": { "site.json": { "name": "Loom" } }, "banned": [], "allowed": [] }',
  });

  const name = `The "Good" $& \\ Brückner & Ståhl`;
  const address = ['--city', 'Berlin', '--country', 'DE', '--state', ''];
  run('--name', name, ...address);
  expect(JSON.parse(read('content/site.json'))).toMatchObject({ name, legalName: name });
  expect(JSON.parse(read('content/site.json')).address).toEqual({ city: 'Berlin', country: 'DE' });
  expect(JSON.parse(read('package.json')).name).toMatch(/^[a-z-]+-site$/);
  expect(JSON.parse(read('content/prose.json'))).toEqual({ banned: [], allowed: [] });
  expect(read('README.md')).toBe(`# The website of ${name}\n`);
  expect(JSON.parse(read('package.json')).description).toBe(`Website of ${name}`);
  expect(read('LICENSE')).toBe(`Copyright (c) 2026 ${name}\n`);
  expect(read('deploy/site.service')).toBe(`Description=${name}\n`);
  expect(read('content/dictionary.txt')).toBe('heddle\nGood\nBrückner\nStåhl\nBerlin\n');
});

it('puts the address of a project page into the files as it is, and asks for the e-mail address', () => {
  const { run, read } = brandedProject({ 'deploy/site.conf': 'server_name www.loom.example;\n' });
  const url = 'https://shuttle.github.io/site';
  expect(() => run('--url', url)).toThrow(/has a path: give the e-mail address too/);
  run('--url', url, '--email', 'hello@shuttle.example');
  expect(read('wrangler.jsonc')).toContain(`"${url}"`);
  expect(read('deploy/site.conf')).toBe('server_name shuttle.github.io;\n');
  expect(JSON.parse(read('content/site.json')).email).toBe('hello@shuttle.example');
});

it('refuses a section without texts before a file changes', () => {
  const { run, read } = brandedProject();
  expect(() => run('--name', 'Shuttle', '--sections', 'blog,prices')).toThrow(
    /no texts for a section "prices". Use some of: about, services/,
  );
  expect(read('README.md')).toBe('# Loom\n');
});

it('puts the content into a folder of its own, which package.json names, and leaves the sample', () => {
  const { run, read } = brandedProject();
  const before = read('content/site.json');
  run('--into', 'company', '--name', 'Shuttle Works');
  expect(read('content/site.json')).toBe(before);
  expect(JSON.parse(read('company/site.json')).name).toBe('Shuttle Works');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'shuttle-works-site',
    config: { contentDir: 'company' },
  });
  expect(read('.gitattributes')).toContain('/README.md merge=ours');
});

it.each([
  ['content', /there is a folder of this name/],
  ['../company', /no name of a new folder/],
])('refuses --into %s', (folder, message) => {
  const { run } = brandedProject();
  expect(() => run('--into', folder, '--name', 'Shuttle')).toThrow(message);
});
