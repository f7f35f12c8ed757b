import '#server-only';

import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Names of the folders, newest first. A used entry moves to the first folder. After each successful
 * build the last folder is deleted and the others move on by one, so an entry is deleted after
 * three builds that have not used it.
 */
const generations = ['0', '1', '2'] as const;

/** Bytes of the SHA-256 checksum at the start of each file. */
const checksumLength = 32;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/**
 * Returns the cached result for a key, or calls `make` and stores its result.
 *
 * The folder comes from BUILD_CACHE, which `npm run build` sets; without it nothing is stored.
 * CODE_VERSION is part of every key, because other code may give another result for the same input.
 *
 * @param key - everything that the result depends on, except code and packages
 */
export async function cached(
  key: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const name = nameOf(key);
  return find(name) ?? store(name, await make());
}

/** Synchronous version of `cached`. */
export function cachedSync(
  key: readonly (string | Uint8Array)[],
  make: () => Uint8Array,
): Uint8Array {
  const name = nameOf(key);
  return find(name) ?? store(name, make());
}

/** Whether `cached` would find an entry. */
export const isCached = (key: readonly (string | Uint8Array)[]) => find(nameOf(key)) !== undefined;

/** Deletes entries not used by the last three builds. Call it after a successful build. */
export function evictUnused(folder: string): void {
  const oldestFirst = [...generations].reverse();
  rmSync(path.join(folder, generations[generations.length - 1] ?? ''), {
    recursive: true,
    force: true,
  });
  for (const [index, generation] of oldestFirst.slice(1).entries()) {
    const from = path.join(folder, generation);
    if (hasFiles(from)) renameSync(from, path.join(folder, oldestFirst[index] ?? ''));
  }
}

function hasFiles(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  }
}

/** File name of a key: SHA-256 of all parts with their lengths, so ['ab', 'c'] ≠ ['a', 'bc']. */
function nameOf(key: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of [process.env.CODE_VERSION ?? '', ...key]) {
    hash.update(`${Buffer.byteLength(part)}:`).update(part);
  }
  return hash.digest('hex');
}

/** Reads an entry; a damaged one is treated as missing. */
function find(name: string): Uint8Array | undefined {
  const folder = process.env.BUILD_CACHE;
  if (!folder) return undefined;
  const [newest, ...older] = generations.map((generation) => path.join(folder, generation, name));
  const entry = newest && (read(newest) ?? moveToFront(newest, older));
  if (!entry) return undefined;
  const data = entry.subarray(checksumLength);
  return entry.subarray(0, checksumLength).equals(sha256(data)) ? data : undefined;
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function moveToFront(newest: string, older: readonly string[]): Buffer | undefined {
  mkdirSync(path.dirname(newest), { recursive: true });
  for (const file of older) {
    try {
      renameSync(file, newest);
    } catch {
      // The entry is not in this folder, or another process has moved it.
    }
  }
  return read(newest);
}

/** Writes an entry atomically (by renaming), because other processes may read at the same time. */
function store(name: string, data: Uint8Array): Uint8Array {
  const folder = process.env.BUILD_CACHE;
  if (!folder) return data;
  const file = path.join(folder, generations[0], name);
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, Buffer.concat([sha256(data), data]));
  renameSync(draft, file);
  return data;
}
