import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';

import { companyFile, json, smallSite, workIn } from '#lib/content/fixtures/temp-project';
import { filesIn } from '#lib/fixtures/files-in';
import { brand } from './brand';

/** Enters a project in git, with what `npm run brand` changes. */
function brandedProject(files = {}) {
  workIn({
    ...smallSite,
    'package.json': '{ "name": "loom-site" }',
    'package-lock.json': '{ "name": "loom-site" }',
    'wrangler.jsonc': '{ "vars": { "SITE_URL": "https://www.loom.example" } }',
    LICENSE: 'Copyright (c) 2026 Loom LLC, of Looms and BigLoom\n',
    'README.md': '# Loom\n',
    'deploy/site.service': 'Description=Loom\n',
    'content/dictionary.txt': 'Loom\nheddle\n',
    // The command wants a clean work tree.
    '.gitignore': '*\n/data/\n',
    ...files,
  });
  vi.spyOn(console, 'log').mockReturnValue();
  execFileSync('git', ['init', '-q']);
  return (file: string) => readFileSync(file, 'utf8');
}

it('puts a name and an address into every file that has them', async () => {
  const read = brandedProject({
    'content/prose.json':
      '\ufeff{ "fixed": { "site.json": { "name": "Loom" } }, "banned": [], "allowed": [] } # Rules',
  });

  // It contains the old name.
  const name = `The "Good" $& \\ Brückner & Loom`;
  const address = ['--city', 'Berlin', '--country', 'DE', '--state', ''];
  await brand(['--name', name, ...address]);
  expect(JSON.parse(read('content/site.json'))).toMatchObject({ name, legalName: name });
  expect(JSON.parse(read('content/site.json')).address).toEqual({ city: 'Berlin', country: 'DE' });
  expect(JSON.parse(read('content/prose.json'))).toEqual({ banned: [], allowed: [] });
  expect(read('README.md')).toBe(`# The website of ${name}\n`);
  expect(JSON.parse(read('package.json'))).toEqual({
    name: expect.stringMatching(/^[a-z-]+-site$/),
    description: `Website of ${name}`,
  });
  expect(read('LICENSE')).toBe(`Copyright (c) 2026 ${name}, of Looms and BigLoom\n`);
  expect(read('deploy/site.service')).toBe(`Description=${name}\n`);
  expect(read('content/dictionary.txt')).toBe('heddle\nGood\nBrückner\nLoom\nBerlin\n');
});

it('says the command with all answers when one of them can not be taken', async () => {
  brandedProject();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const answers = Readable.from(['A "Loom" for $5\n', '\n', 'office@loom\n']);
  const command = 'npm run brand -- --plain --name "A \\"Loom\\" for \\$5" --email "office@loom"';
  await expect(brand(['--plain'], answers)).rejects.toThrow(
    `--email "office@loom" is not an e-mail address\nCorrect that in this command:\n${command}`,
  );
});

it('puts the address of a project page into the files as it is, and asks for the e-mail address', async () => {
  const read = brandedProject({ 'deploy/site.conf': 'server_name www.loom.example;\n' });
  const url = 'https://shuttle.github.io/site';
  await expect(brand(['--url', url])).rejects.toThrow(/No e-mail address follows/);
  await brand(['--url', `${url.replace('https', 'HTTPS')}/`, '--email', 'hello@shuttle.example']);
  expect(read('wrangler.jsonc')).toContain(`"${url}"`);
  expect(read('deploy/site.conf')).toBe('server_name shuttle.github.io;\n');
  expect(JSON.parse(read('content/site.json')).email).toBe('hello@shuttle.example');
});

it('puts the content into a folder of its own, without the name of the sample, which stays', async () => {
  const linkedin = 'https://www.linkedin.com/in/loom-sample';
  const own = { network: 'x', label: 'X', url: 'https://x.com/shuttle' };
  const read = brandedProject({
    ...companyFile({
      calendar: 'https://calendar.loom.example/',
      social: [{ network: 'linkedin', label: 'LinkedIn', url: linkedin }, own],
      repository: 'https://github.com/loom-sample/site',
    }),
    'content/team/eve.json': json({ leadership: { role: 'Founder', linkedin } }),
  });
  const before = read('content/site.json');
  await brand(['--into', 'company', '--name', 'Shuttle Works']);
  expect(read('content/site.json')).toBe(before);
  expect(JSON.parse(read('company/site.json'))).toMatchObject({
    name: 'Shuttle Works',
    email: 'hello@shuttle-works.example',
    social: [own],
  });
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'shuttle-works-site',
    config: { contentDir: 'company' },
  });
  const places = [...filesIn('company', 'deploy'), 'LICENSE', 'README.md', 'wrangler.jsonc'].filter(
    (file) => statSync(file).isFile(),
  );
  expect(places.filter((file) => /\bloom\b/i.test(read(file)))).toEqual([]);
  expect(vi.mocked(console.log).mock.calls.flat()).toEqual(
    expect.arrayContaining([
      'Removed the profiles and calendar of Loom from: company/site.json, company/team/eve.json',
      'Not yours yet, to give with npm run brand -- --url, --email, --phone, --city, --repository',
    ]),
  );
  expect(read('.gitattributes')).toContain('/README.md merge=ours');
});

it.each([
  [['--sections', 'blog,prices'], /no texts for a section "prices". Use some of: about, services/],
  [['--url', 'https:example.com'], /is not a web address/],
  [['--phone', '(215) 555-0199'], /no telephone number with \+ and the code of its country/],
  [['--into', 'content'], /there is a folder of this name/],
  [['--into', 'data'], /git ignores a folder of this name/],
  [['--repository', 'github.com/a/b'], /is no web address/],
  [['--into', '../company'], /no name of a new folder/],
  [[], /content\/film\.json:2 /, { 'content/film.json': '{\n  "title" "Film"\n}' }],
  [['--color', '#0a7d4f'], /content\/brand\.json:1 /, { 'content/brand.json': '{}' }],
])('refuses %j before a file changes', async (flags, message, files: object = {}) => {
  const read = brandedProject(files);
  await expect(brand(['--name', 'Shuttle', ...flags])).rejects.toThrow(message);
  expect(read('README.md')).toBe('# Loom\n');
});
