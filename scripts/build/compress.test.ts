import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';
import { compressFolder } from './compress';

const page = '<p>One line of a page.</p>\n'.repeat(100);
/** Text in which a higher level finds more. */
const varied = readFileSync('package-lock.json', 'utf8').slice(0, 100_000);
const names = ['html', 'css', 'js', 'svg', 'xml', 'rss', 'json', 'txt', 'md', 'webmanifest'].map(
  (extension) => `blog/deep/a.${extension}`,
);

it('writes copies of text files that hold the same', async () => {
  const folder = tempProject(Object.fromEntries(names.map((name) => [name, page + name])));
  await compressFolder(folder);
  for (const file of names.map((name) => path.join(folder, name))) {
    const text = readFileSync(file, 'utf8');
    expect(text).toBe(page + path.relative(folder, file));
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  }
});

it.each([
  ['a picture', 'a.png', page],
  ['a copy', 'a.html.br', page],
  ['a small file', 'a.html', 'x'.repeat(1023)],
  ['a file that gains nothing', 'a.txt', randomBytes(4096)],
])('leaves %s alone', async (_, name, content) => {
  const folder = tempProject({ [name]: content });
  await compressFolder(folder);
  expect(readdirSync(folder)).toEqual([name]);
});

it('compresses equal bytes once: links the copies, and takes them from the cache later', async () => {
  const folder = tempProject({ 'blog/a.html': page, 'blogs/a.html': page });
  const [one, two] = ['blog', 'blogs'].map((name) => path.join(folder, name, 'a.html.br'));
  const cache = path.join(folder, 'cache');
  vi.stubEnv('BUILD_CACHE', cache);
  await compressFolder(folder);
  expect(statSync(one ?? '').ino).toBe(statSync(two ?? '').ino);
  rmSync(one ?? '');
  const entries = readdirSync(cache).sort();
  await compressFolder(folder);
  expect(readdirSync(cache).sort()).toEqual(entries);
  expect(existsSync(one ?? '')).toBe(true);
});

it.each([
  ['blog/old.html', true],
  ['art/blog.old.card.svg', true],
  ['blog/2024/05.html', true],
  ['blog/topics/ai-costs/page/2.html', true],
  ['blog/2024.html', false],
  ['blog/new.html', false],
  ['art/blog.new.card.svg', false],
  ['blog/topics/ai-costs.html', false],
])('compresses %s in less time, because it is read seldom: %s', async (name, isSeldomRead) => {
  const folder = tempProject({ [name]: varied });
  await compressFolder(folder, ['new']);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 8 };
  const { length } = brotliCompressSync(varied, { params });
  const { size } = statSync(path.join(folder, `${name}.br`));
  expect(size > length).toBe(isSeldomRead);
});
