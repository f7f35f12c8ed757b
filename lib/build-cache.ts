import '#server-only';

import { createHash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { dayMs } from './site/dates';

/** Parts that a result depends on, except code and packages. */
type Key = readonly (string | Uint8Array)[];

/**
 * Returns the stored result for a key, or calls `make` and stores its result.
 *
 * `npm run build` sets two variables: BUILD_CACHE is the folder, without which nothing is stored;
 * CODE_VERSION is part of every key, because other code may give another result.
 */
export async function cached(
  key: Key,
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = fileOf(key);
  return read(file) ?? store(file, await make());
}

/** `cached` for a result that is made synchronously. */
export function cachedSync(key: Key, make: () => Uint8Array): Uint8Array {
  const file = fileOf(key);
  return read(file) ?? store(file, make());
}

/** Deletes the results that no build has used for a week. */
export function evictUnused(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).mtimeMs < Date.now() - 7 * dayMs) rmSync(file, { recursive: true });
  }
}

/** SHA-256 of all parts with their lengths, so that ['ab', 'c'] differs from ['a', 'bc']. */
function fileOf(key: Key): string | undefined {
  const folder = process.env.BUILD_CACHE;
  if (!folder) return undefined;
  const hash = createHash('sha256');
  for (const part of [process.env.CODE_VERSION ?? '', ...key]) {
    hash.update(`${Buffer.byteLength(part)}:`).update(part);
  }
  return path.join(folder, hash.digest('hex'));
}

function read(file: string | undefined): Uint8Array | undefined {
  if (!file) return undefined;
  try {
    const data = readFileSync(file);
    utimesSync(file, new Date(), new Date());
    return data;
  } catch {
    return undefined;
  }
}

/** Writes under another name and renames, because other processes may read at the same time. */
function store(file: string | undefined, data: Uint8Array): Uint8Array {
  if (!file) return data;
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, data);
  renameSync(draft, file);
  return data;
}
