import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';
import { tidyExport } from './tidy-export';

function exported(): string {
  const names = [
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
  ];
  return tempProject(Object.fromEntries(names.map((name) => [name, 'x'])));
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
