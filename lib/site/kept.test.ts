import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let folder: string;
const fileOf = (id: string) => `blog/${id}.html`;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  vi.resetModules();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const keep = (...files: string[]) => {
  const list = path.join(folder, 'list');
  writeFileSync(list, files.join('\n'));
  vi.stubEnv('KEPT_FILES', list);
};

it('renders everything when nothing is taken over', async () => {
  const { toRender } = await import('./kept');
  expect(toRender(['a', 'b'], fileOf)).toEqual(['a', 'b']);
});

it('leaves out what is taken over, by the name of its file', async () => {
  keep('blog/a.html', 'blogs/b.html');
  const { toRender } = await import('./kept');
  expect(toRender(['a', 'b', 'c'], fileOf)).toEqual(['b', 'c']);
});

it('renders one when all are taken over', async () => {
  keep('blog/a.html', 'blog/b.html');
  const { toRender } = await import('./kept');
  expect(toRender(['a', 'b'], fileOf)).toEqual(['a']);
});
