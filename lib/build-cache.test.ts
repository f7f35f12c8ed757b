import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { cached, cachedSync, evictUnused, isCached } from './build-cache';
import { tempProject } from './content/fixtures/temp-project';

let folder: string;
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
const makeOf = (text: string) => vi.fn(async () => Buffer.from(text));
const textOf = async (result: Promise<Uint8Array>) => Buffer.from(await result).toString();

beforeEach(() => {
  folder = tempProject({});
  vi.stubEnv('BUILD_CACHE', folder);
  vi.stubEnv('CODE_VERSION', 'one');
});
afterEach(() => void vi.unstubAllEnvs());

describe('cached', () => {
  it('makes a result once', async () => {
    const make = makeOf('picture');
    expect(await textOf(cached(['a'], make))).toBe('picture');
    expect(await textOf(cached(['a'], make))).toBe('picture');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('keeps results that are empty', async () => {
    const make = makeOf('');
    await cached(['a'], make);
    expect(await textOf(cached(['a'], make))).toBe('');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it.each([[['ab', 'c']], [['a', 'bcd']], [['a', 'b', 'c']], [['abc']]])(
    'makes it again for the key %j',
    async (key) => {
      await cached(['a', 'bc'], makeOf('one'));
      expect(await textOf(cached(key, makeOf('two')))).toBe('two');
    },
  );

  it('makes it again for other code', async () => {
    await cached(['a'], makeOf('one'));
    vi.stubEnv('CODE_VERSION', 'two');
    expect(await textOf(cached(['a'], makeOf('two')))).toBe('two');
  });

  it('stores nothing when making fails', async () => {
    const fail = () => Promise.reject(new Error('no such font'));
    await expect(cached(['a'], fail)).rejects.toThrow('no such font');
    expect(isCached(['a'])).toBe(false);
  });

  it('stores nothing without a folder', async () => {
    vi.stubEnv('BUILD_CACHE', '');
    const make = makeOf('picture');
    await cached(['a'], make);
    await cached(['a'], make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['is empty', () => Buffer.alloc(0)],
    ['has another byte', (bytes: Buffer) => bytes.fill(0x20, bytes.length - 1)],
  ])('makes it again when the entry %s, and repairs it', async (_, damage) => {
    await cached(['a'], makeOf('picture'));
    const [file = ''] = files();
    writeFileSync(file, damage(readFileSync(file)));
    const make = makeOf('picture');
    expect(await textOf(cached(['a'], make))).toBe('picture');
    expect(await textOf(cached(['a'], make))).toBe('picture');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('stores one complete entry when several processes make it at once', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, () => textOf(cached(['a'], makeOf('picture')))),
    );
    expect(new Set(results)).toEqual(new Set(['picture']));
    expect(files()).toHaveLength(1);
    expect(isCached(['a'])).toBe(true);
  });
});

it('cachedSync shares the entries of cached', async () => {
  await cached(['a'], makeOf('one'));
  expect(Buffer.from(cachedSync(['a'], () => Buffer.from('two'))).toString()).toBe('one');
  expect(Buffer.from(cachedSync(['b'], () => Buffer.from('two'))).toString()).toBe('two');
});

describe('evictUnused', () => {
  it('deletes entries not used by three builds in a row', async () => {
    await cached(['used'], makeOf('used'));
    await cached(['unused'], makeOf('unused'));
    for (let build = 1; build <= 3; build += 1) {
      evictUnused(folder);
      expect(isCached(['used'])).toBe(true);
      expect(files()).toHaveLength(build < 3 ? 2 : 1);
    }
    expect(isCached(['unused'])).toBe(false);
  });

  it('does nothing to a cache that is not there', () => {
    expect(() => evictUnused(path.join(folder, 'none'))).not.toThrow();
  });
});
