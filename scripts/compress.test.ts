import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { compressFolder } from './compress';

let folder: string;
const at = (name: string) => path.join(folder, name);
const page = '<p>One line of a page.</p>\n'.repeat(100);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'out-'));
  mkdirSync(at('blog/deep'), { recursive: true });
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

describe('compressFolder', () => {
  it.each(['index.html', 'blog/deep/a.html', 'a.css', 'a.js', 'a.svg', 'a.xml', 'a.json', 'a.txt'])(
    'writes copies of %s that hold the same',
    async (name) => {
      writeFileSync(at(name), page);
      expect(await compressFolder(folder)).toBe(true);
      expect(brotliDecompressSync(readFileSync(at(`${name}.br`))).toString()).toBe(page);
      expect(gunzipSync(readFileSync(at(`${name}.gz`))).toString()).toBe(page);
      expect(readFileSync(at(name), 'utf8')).toBe(page);
    },
  );

  it.each([
    ['a picture', 'a.png', page],
    ['a font', 'a.woff2', page],
    ['a copy', 'a.html.br', page],
    ['a small file', 'a.html', 'x'.repeat(1023)],
    ['a file that gains nothing', 'a.txt', randomBytes(4096)],
  ])('leaves %s alone', async (_, name, content) => {
    writeFileSync(at(name), content);
    await compressFolder(folder);
    expect([existsSync(at(`${name}.br`)), existsSync(at(`${name}.gz`))]).toEqual([false, false]);
  });

  it('takes every file once, of many', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `blog/${index}.html`);
    for (const name of names) writeFileSync(at(name), `${page}${name}`);
    await compressFolder(folder);
    for (const name of names) {
      expect(gunzipSync(readFileSync(at(`${name}.gz`))).toString()).toBe(`${page}${name}`);
    }
  });
});
