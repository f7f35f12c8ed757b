import path from 'node:path';
import { expect, it } from 'vitest';

import { tempProject, writeIn } from '#lib/content/fixtures/temp-project';
import { buildId, codeVersion, demosVersion, siteVersion } from './source-hash';

const all = 'the version of the site and the build id and the version of the code';

it.each([
  ['the version of the site', 'content/blog/a.md'],
  ['the version of the site', 'content/blog/new.md'],
  ['the version of the site', 'packages/demos/public/a.js'],
  ['the version of the site', 'scripts/build.ts'],
  ['nothing', 'packages/demos/dist/a.js'],
  ['nothing', 'e2e/a.spec.ts'],
  ['nothing', 'app/page.test.tsx'],
  ['nothing', 'app/brand.css'],
  ['nothing', 'lib/a.test.ts'],
  ['the version of the site and the build id', 'app/page.tsx'],
  ['the version of the site and the build id', 'content/site.json'],
  [all, 'lib/a.ts'],
  [all, 'packages/thread-art/src/a.ts'],
  [all, 'content/art.json'],
  [all, 'app/fonts/a.woff2'],
  [all, 'package-lock.json'],
  [all, 'scripts/build/compress.ts'],
])('changes %s with %s', (expected, file) => {
  const root = tempProject({ 'app/page.tsx': 'a', 'lib/a.ts': 'a', 'content/blog/a.md': 'a' });
  const content = path.join(root, 'content');
  const hashes = () => [
    siteVersion(root, content, {}, []),
    buildId(root, content),
    codeVersion(root),
  ];
  const before = hashes();
  writeIn(root, file, 'changed');
  const after = hashes();
  const names = ['the version of the site', 'the build id', 'the version of the code'];
  const changed = names.filter((_, index) => after[index] !== before[index]);
  expect(changed.join(' and ') || 'nothing').toBe(expected);
});

it('the version of the site changes with settings, the day and the history', () => {
  const root = tempProject({ 'content/site.json': '{}' });
  const version = (port: number, ...facts: string[]) =>
    siteVersion(root, path.join(root, 'content'), { port }, facts);
  const versions = [version(1, 'a'), version(2, 'a'), version(1, 'b'), version(1, 'a')];
  expect(new Set(versions).size).toBe(3);
});

it.each([
  ['changes', 'packages/demos/public/a.js'],
  ['changes', 'package-lock.json'],
  ['stays', 'packages/demos/dist/a.js'],
  ['stays', 'lib/a.ts'],
])('the version of the demos %s with %s', (expected, file) => {
  const root = tempProject({ 'packages/demos/vite.config.ts': 'a', 'lib/a.ts': 'a' });
  const before = demosVersion(root);
  writeIn(root, file, 'changed');
  expect(demosVersion(root) === before ? 'stays' : 'changes').toBe(expected);
});
