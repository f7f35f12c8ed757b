import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { tempProject, writeIn } from '#lib/content/fixtures/temp-project';
import { compressFolder } from './compress';

let folder: string;
const at = (name: string) => path.join(folder, name);
const put = (name: string, text: string | Buffer) => writeIn(folder, name, text);
const page = '<p>One line of a page.</p>\n'.repeat(100);

beforeEach(() => {
  folder = tempProject({});
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('compressFolder', () => {
  it.each([
    'index.html',
    'blog/deep/a.html',
    'a.css',
    'a.js',
    'a.svg',
    'a.xml',
    'a.rss',
    'a.json',
    'a.txt',
    'a.md',
  ])('writes copies of %s that hold the same', async (name) => {
    put(name, page);
    await compressFolder(folder);
    expect(brotliDecompressSync(readFileSync(at(`${name}.br`))).toString()).toBe(page);
    expect(gunzipSync(readFileSync(at(`${name}.gz`))).toString()).toBe(page);
    expect(readFileSync(at(name), 'utf8')).toBe(page);
  });

  it.each([
    ['a picture', 'a.png', page],
    ['a font', 'a.woff2', page],
    ['a copy', 'a.html.br', page],
    ['a small file', 'a.html', 'x'.repeat(1023)],
    ['a file that gains nothing', 'a.txt', randomBytes(4096)],
  ])('leaves %s alone', async (_, name, content) => {
    put(name, content);
    await compressFolder(folder);
    expect([existsSync(at(`${name}.br`)), existsSync(at(`${name}.gz`))]).toEqual([false, false]);
  });

  it('takes copies of equal bytes from the cache', async () => {
    vi.stubEnv('BUILD_CACHE', at('cache'));
    put('a.html', page);
    await compressFolder(folder);
    rmSync(at('a.html.br'));
    rmSync(at('a.html.gz'));
    const entries = readdirSync(at('cache')).sort();
    await compressFolder(folder);
    expect(readdirSync(at('cache')).sort()).toEqual(entries);
    expect(brotliDecompressSync(readFileSync(at('a.html.br'))).toString()).toBe(page);
    vi.unstubAllEnvs();
  });

  it('compresses each of many files once', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `blog/${index}.html`);
    for (const name of names) put(name, `${page}${name}`);
    await compressFolder(folder);
    for (const name of names) {
      expect(gunzipSync(readFileSync(at(`${name}.gz`))).toString()).toBe(`${page}${name}`);
    }
  });
});
