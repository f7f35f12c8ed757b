import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';

import { tempProject, writeIn } from '#lib/content/fixtures/temp-project';
import { buildId, codeVersion } from './source-hash';

let root: string;
const put = (name: string, text: string) => writeIn(root, name, text);

beforeEach(() => {
  root = tempProject({
    'app/page.tsx': 'page',
    'lib/a.ts': 'a',
    'content/site.json': '{}',
    'content/blog/a.md': 'a',
  });
});

describe('buildId', () => {
  const id = () => buildId(root, path.join(root, 'content'));

  it('stays the same when an article or a test changes', () => {
    const before = id();
    put('content/blog/a.md', 'b');
    put('content/blog/new.md', 'c');
    put('app/page.test.ts', 'test');
    expect(id()).toBe(before);
  });

  it.each([
    'app/page.tsx',
    'lib/new.ts',
    'packages/thread-art/src/a.ts',
    'content/site.json',
    'package-lock.json',
  ])('changes with %s', (file) => {
    const before = id();
    put(file, 'changed');
    expect(id()).not.toBe(before);
  });
});

describe('codeVersion', () => {
  it.each([
    ['lib/a.ts', true],
    ['packages/thread-art/src/a.ts', true],
    ['content/art.json', true],
    ['app/fonts/a.woff2', true],
    ['package-lock.json', true],
    ['scripts/build/compress.ts', true],
    ['lib/a.test.ts', false],
    ['app/page.tsx', false],
    ['content/site.json', false],
  ])('with a changed %s is another: %s', (file, changes) => {
    const before = codeVersion(root);
    put(file, 'changed');
    expect(codeVersion(root) !== before).toBe(changes);
  });
});
