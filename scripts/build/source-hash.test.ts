import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { buildId, codeVersion } from './source-hash';

let root: string;
const at = (name: string) => path.join(root, name);
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hash-'));
  put('app/page.tsx', 'page');
  put('lib/a.ts', 'a');
  put('content/site.json', '{}');
  put('content/blog/a.md', 'a');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('buildId', () => {
  const id = () => buildId(root, at('content'));

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
