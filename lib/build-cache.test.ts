import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';

import { cached, cachedSync, evictUnused } from './build-cache';
import { tempProject } from './content/fixtures/temp-project';
import { dayMs } from './site/dates';

let folder: string;
const files = () => readdirSync(folder).map((name) => path.join(folder, name));
const makeOf = (text: string) => vi.fn(async () => Buffer.from(text));
const textOf = async (result: Promise<Uint8Array>) => Buffer.from(await result).toString();

beforeEach(() => {
  folder = tempProject({});
  vi.stubEnv('BUILD_CACHE', folder);
  vi.stubEnv('CODE_VERSION', 'one');
});

it.each(['picture', ''])('cached makes the result "%s" once', async (text) => {
  const make = makeOf(text);
  expect(await textOf(cached(['a'], make))).toBe(text);
  expect(await textOf(cached(['a'], make))).toBe(text);
  expect(make).toHaveBeenCalledTimes(1);
  expect(files()).toHaveLength(1);
});

it.each([
  ['one', ['ab', 'c']],
  ['one', ['a', 'b', 'c']],
  ['two', ['a', 'bc']],
])('cached makes it again with the code "%s" and the key %j', async (version, key) => {
  await cached(['a', 'bc'], makeOf('one'));
  vi.stubEnv('CODE_VERSION', version);
  expect(await textOf(cached(key, makeOf('two')))).toBe('two');
});

it('cached stores nothing when making fails, or without a folder', async () => {
  const fail = () => Promise.reject(new Error('no such font'));
  await expect(cached(['a'], fail)).rejects.toThrow('no such font');
  expect(files()).toEqual([]);
  vi.stubEnv('BUILD_CACHE', '');
  const make = makeOf('picture');
  await cached(['a'], make);
  await cached(['a'], make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('cachedSync shares the entries of cached', async () => {
  await cached(['a'], makeOf('one'));
  expect(Buffer.from(cachedSync(['a'], () => Buffer.from('two'))).toString()).toBe('one');
  expect(Buffer.from(cachedSync(['b'], () => Buffer.from('two'))).toString()).toBe('two');
});

it('evictUnused deletes what no build has used for a week', async () => {
  const eightDaysAgo = new Date(Date.now() - 8 * dayMs);
  await cached(['used'], makeOf('used'));
  await cached(['unused'], makeOf('unused'));
  for (const file of files()) utimesSync(file, eightDaysAgo, eightDaysAgo);
  await cached(['used'], makeOf('again'));
  evictUnused(folder);
  expect(files()).toHaveLength(1);
  expect(await textOf(cached(['used'], makeOf('again')))).toBe('used');
});
