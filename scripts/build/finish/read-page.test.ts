import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { tempProject, writeIn } from '#lib/content/fixtures/temp-project';
import { exportedPage } from './fixtures';
import * as page from './page';
import { isRead, type ReadOptions, readPage } from './read-page';

let root: string;
const optionsFor = (work: string): ReadOptions => ({
  out: path.join(root, 'out'),
  work: path.join(root, work),
  scriptsStart: 'intent',
});
const put = (name: string, text: string) => writeIn(path.join(root, 'out'), name, text);
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

beforeEach(() => {
  root = tempProject({});
  vi.stubEnv('BUILD_CACHE', path.join(root, 'cache'));
  put('a.html', exportedPage('<p class="a">Hi<link itemprop="first-screen-end"><p>Bye'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('parses an unchanged page once, and writes the same files from the cache', async () => {
  const parse = vi.spyOn(page, 'parsePage');
  expect(isRead('a.html', optionsFor('first'))).toBe(false);
  const facts = await readPage('a.html', optionsFor('first'));
  expect(facts).toMatchObject({ used: { classes: new Set(['a']) } });
  expect(isRead('a.html', optionsFor('second'))).toBe(true);
  expect(await readPage('a.html', optionsFor('second'))).toEqual(facts);
  expect(parse).toHaveBeenCalledTimes(1);
  for (const file of ['a.html', 'a.txt']) {
    expect(read(`second/${file}`)).toBe(read(`first/${file}`));
  }
});

it('reads a page anew after a change of the page, of its payload file or of an option', async () => {
  await readPage('a.html', optionsFor('work'));
  expect(isRead('a.html', { ...optionsFor('work'), scriptsStart: 'load' })).toBe(false);
  put('a.txt', 'another payload');
  expect(isRead('a.html', optionsFor('work'))).toBe(false);
  expect(await readPage('a.html', optionsFor('work'))).toMatchObject({ internal: 'payload file' });
  put('a.html', exportedPage('<p>Other'));
  expect(isRead('a.html', optionsFor('work'))).toBe(false);
});
