import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

import { tidyExport } from './tidy-export';

function exported(): string {
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
  return folder;
}

it('deletes the second not-found page, the segments, their folders, and nothing else', () => {
  const folder = exported();
  expect(tidyExport(folder, { segments: true })).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['404.html', '_next', 'a.html', 'a.txt', 'blog']);
  expect(readdirSync(path.join(folder, 'blog'))).toEqual(['post.html']);
  expect(readdirSync(path.join(folder, '_next'))).toEqual(['chunk.js']);
});

it('deletes the second not-found page alone where segments may be requested', () => {
  const folder = exported();
  const before = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(tidyExport(folder, { segments: false })).toBe(true);
  const kept = before.filter((file) => !file.startsWith('_not-found'));
  expect(kept.length).toBeLessThan(before.length);
  expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()).toEqual(kept.sort());
});
