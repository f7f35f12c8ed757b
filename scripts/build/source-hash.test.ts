import path from 'node:path';
import { expect, it } from 'vitest';

import { tempProject, writeIn } from '#lib/content/fixtures/temp-project';
import { buildId, codeVersion, demosVersion, siteVersion } from './source-hash';

it.each([
  ['site', 'company/blog/a.md'],
  ['site', 'company/blog/new.md'],
  ['site and demos', 'packages/demos/public/a.js'],
  ['site', 'scripts/build.ts'],
  ['nothing', 'packages/demos/dist/a.js'],
  ['nothing', 'e2e/a.spec.ts'],
  ['nothing', 'app/page.test.tsx'],
  ['nothing', 'app/brand.css'],
  ['site and build id', 'app/page.tsx'],
  ['site and build id', 'company/site.json'],
  // Its `browserslist` and `imports` decide on the compiled code.
  ['site and build id', 'package.json'],
  ['site and build id and code', 'lib/a.ts'],
  ['site and build id and code', 'packages/thread-art/src/a.ts'],
  ['site and build id and code', 'company/art.json'],
  ['site and build id and code', 'app/fonts/a.woff2'],
  ['site and build id and code and demos', 'package-lock.json'],
  ['site and build id and code', 'scripts/build/compress.ts'],
])('the version of %s changes with %s', (expected, file) => {
  const root = tempProject({ 'app/page.tsx': 'a', 'lib/a.ts': 'a', 'company/blog/a.md': 'a' });
  const content = path.join(root, 'company');
  const hashes = () => ({
    site: siteVersion(root, content, {}, []),
    'build id': buildId(root, content),
    code: codeVersion(root, content),
    demos: demosVersion(root),
  });
  const before = hashes();
  writeIn(root, file, 'changed');
  const changed = Object.entries(hashes()).filter(
    ([name, hash]) => hash !== before[name as keyof typeof before],
  );
  expect(changed.map(([name]) => name).join(' and ') || 'nothing').toBe(expected);
});

it('the version of the site changes with settings, the day and the history', () => {
  const root = tempProject({ 'company/site.json': '{}' });
  const version = (port: number, ...facts: string[]) =>
    siteVersion(root, path.join(root, 'company'), { port }, facts);
  const versions = [version(1, 'a'), version(2, 'a'), version(1, 'b'), version(1, 'a')];
  expect(new Set(versions).size).toBe(3);
});
