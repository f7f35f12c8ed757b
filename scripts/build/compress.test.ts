import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { tempProject, writeIn } from '#lib/content/fixtures/temp-project';
import { compressFolder } from './compress';

let folder: string;
const at = (name: string) => path.join(folder, name);
const put = (name: string, text: string | Buffer) => writeIn(folder, name, text);
const page = '<p>One line of a page.</p>\n'.repeat(100);

const brotliAt = (text: string, level: number) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });

/** Text for which brotli levels 10 and 11 give different bytes. */
const varied = Array.from({ length: 200 }, (_, at) =>
  createHash('sha256').update(String(at)).digest('hex'),
).join('\n');

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
    expect(await compressFolder(folder)).toBe(true);
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

  it('skips the files that will change later', async () => {
    put('later.html', page);
    put('now.html', page);
    await compressFolder(folder, { leaveOut: new Set(['later.html']) });
    expect([existsSync(at('later.html.br')), existsSync(at('now.html.br'))]).toEqual([false, true]);
    await compressFolder(folder);
    expect(existsSync(at('later.html.br'))).toBe(true);
  });

  it('uses the highest level for files that a visitor waits for', async () => {
    put('a.html', varied);
    put('a.svg', varied);
    await compressFolder(folder);
    const [html, svg] = ['a.html.br', 'a.svg.br'].map((name) => readFileSync(at(name)));
    expect(brotliAt(varied, 10).equals(brotliAt(varied, 11))).toBe(false);
    expect(html?.equals(brotliAt(varied, 11))).toBe(true);
    expect(svg?.equals(brotliAt(varied, 10))).toBe(true);
  });

  it('takes copies of equal bytes from the cache', async () => {
    vi.stubEnv('BUILD_CACHE', at('cache'));
    put('a.html', page);
    await compressFolder(folder);
    rmSync(at('a.html.br'));
    rmSync(at('a.html.gz'));
    const entries = readdirSync(at('cache/0')).sort();
    await compressFolder(folder);
    expect(readdirSync(at('cache/0')).sort()).toEqual(entries);
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
