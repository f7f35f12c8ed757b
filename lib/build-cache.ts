import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Entries live in one folder per build, newest first. An entry that is used moves to the first
 * folder; after each good build the last folder is deleted. So an entry stays until three builds
 * in a row have not used it.
 */
const generations = ['0', '1', '2'] as const;

/** Bytes of SHA-256, which precede the data in the file of an entry. */
const checksumLength = 32;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/**
 * Returns what an earlier build or another process made for the same key, or makes it now.
 *
 * The folder comes from BUILD_CACHE, which `npm run build` sets; without it nothing is stored.
 * CODE_VERSION is part of every key, because other code may make something else of the same input.
 *
 * @param key - everything that the result depends on, besides code and packages
 */
export async function cached(
  key: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const name = nameOf(key);
  return find(name) ?? store(name, await make());
}

/** Like `cached`, for work that is not asynchronous. */
export function cachedSync(
  key: readonly (string | Uint8Array)[],
  make: () => Uint8Array,
): Uint8Array {
  const name = nameOf(key);
  return find(name) ?? store(name, make());
}

/** Whether `cached` would find an entry. */
export const isCached = (key: readonly (string | Uint8Array)[]) => find(nameOf(key)) !== undefined;

/** Ends a good build: entries that this build and the two before it have not used are deleted. */
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

/** SHA-256 over all parts with their lengths, so that ['ab', 'c'] and ['a', 'bc'] differ. */
function nameOf(key: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of [process.env.CODE_VERSION ?? '', ...key]) {
    hash.update(`${Buffer.byteLength(part)}:`).update(part);
  }
  return hash.digest('hex');
}

/** Reads an entry; one that is damaged counts as missing. */
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
      // Not in this folder, or another process has just moved it.
    }
  }
  return read(newest);
}

/** Writes an entry in one step: a process that reads at the same time sees all of it or nothing. */
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
