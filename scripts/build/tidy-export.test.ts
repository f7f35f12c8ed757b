import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

import { tidyExport } from './tidy-export';

it('deletes the second not-found page, the segments, their folders, and nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'out-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, '_not-found'));
  mkdirSync(path.join(folder, '_next'));
  mkdirSync(path.join(folder, 'blog', 'post'), { recursive: true });
  for (const name of [
    '_not-found.html',
    '_not-found.txt',
    '_not-found/a.txt',
    '404.html',
    '_next/chunk.js',
    'a.html',
    'a.txt',
    '__next._tree.txt',
    'blog/post.html',
    'blog/post/__next.blog.$d$slug.__PAGE__.txt',
  ]) {
    writeFileSync(path.join(folder, name), 'x');
  }
  expect(tidyExport(folder)).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['404.html', '_next', 'a.html', 'a.txt', 'blog']);
  expect(readdirSync(path.join(folder, 'blog'))).toEqual(['post.html']);
  expect(readdirSync(path.join(folder, '_next'))).toEqual(['chunk.js']);
});
