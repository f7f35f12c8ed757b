import path from 'node:path';
import { expect, it } from 'vitest';

import { tempProject, writeIn } from '#lib/content/fixtures/temp-project';
import { buildId, codeVersion } from './source-hash';

it.each([
  ['nothing', 'content/blog/a.md'],
  ['nothing', 'content/blog/new.md'],
  ['nothing', 'app/page.test.tsx'],
  ['nothing', 'app/brand.css'],
  ['nothing', 'lib/a.test.ts'],
  ['the build id', 'app/page.tsx'],
  ['the build id', 'content/site.json'],
  ['the build id and the version of the code', 'lib/a.ts'],
  ['the build id and the version of the code', 'packages/thread-art/src/a.ts'],
  ['the build id and the version of the code', 'content/art.json'],
  ['the build id and the version of the code', 'app/fonts/a.woff2'],
  ['the build id and the version of the code', 'package-lock.json'],
  ['the build id and the version of the code', 'scripts/build/compress.ts'],
])('changes %s with %s', (expected, file) => {
  const root = tempProject({ 'app/page.tsx': 'a', 'lib/a.ts': 'a', 'content/blog/a.md': 'a' });
  const hashes = () => [buildId(root, path.join(root, 'content')), codeVersion(root)];
  const before = hashes();
  writeIn(root, file, 'changed');
  const names = ['the build id', 'the version of the code'];
  const changed = names.filter((_, index) => hashes()[index] !== before[index]);
  expect(changed.join(' and ') || 'nothing').toBe(expected);
});
