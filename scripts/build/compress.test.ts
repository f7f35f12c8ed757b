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

/** Text that levels 5, 10 and 11 compress to other bytes each, about 38 bytes a line. */
const varied = (lines: number) =>
  Array.from({ length: lines }, (_, line) => {
    const hash = createHash('sha256').update(String(line)).digest('hex');
    return `${hash} line ${line} of ${lines}`;
  }).join('\n');

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
    await compressFolder(folder, { isFinal: (file) => file !== 'later.html' });
    expect([existsSync(at('later.html.br')), existsSync(at('now.html.br'))]).toEqual([false, true]);
    await compressFolder(folder);
    expect(existsSync(at('later.html.br'))).toBe(true);
  });

  it.each([
    ['a document larger than the first window', 'a.html', varied(400), 11],
    ['a document that arrives in the first window', 'a.html', varied(200), 10],
    ['a picture', 'a.svg', varied(200), 10],
    ['a payload', 'a.txt', varied(200), 5],
  ])('compresses %s at the level of its kind', async (_, name, text, level) => {
    put(name, text);
    await compressFolder(folder);
    const copy = readFileSync(at(`${name}.br`));
    const same = [5, 10, 11].filter((each) => copy.equals(brotliAt(text, each)));
    expect(same).toEqual([level]);
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
