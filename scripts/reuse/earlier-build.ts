import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { FinishRecord } from '../finish/record';

/** What a build leaves for the next one. */
export interface BuildRecord {
  key: string;
  fingerprints: [file: string, fingerprint: string][];
  finish: FinishRecord;
}

/** An export that the next one may take files from. */
export interface EarlierBuild {
  /** Where its files stand while the next one is made. */
  folder: string;
  /** Its files below that folder that are the same in the next one: pages without their payload. */
  kept: Set<string>;
  finish: FinishRecord;
}

/** Endings of compressed copies. */
export const copies = ['.br', '.gz'];

/** Places below the framework's cache, which its own clean-up spares and hosts keep between builds. */
const places = (cache: string) => ({
  record: path.join(cache, 'export.json'),
  folder: path.join(cache, 'earlier-export'),
  list: path.join(cache, 'kept-files.txt'),
});

/**
 * Puts the export of the build before aside, when it was whole and had the same key. Its record goes
 * until this build is whole too: after a failure the next one starts from nothing.
 *
 * @returns undefined when everything has to be made
 */
export async function openEarlier(
  out: string,
  cache: string,
  { key, fingerprints }: Pick<BuildRecord, 'key' | 'fingerprints'>,
): Promise<EarlierBuild | undefined> {
  const { record, folder, list } = places(cache);
  const text = await readFile(record, 'utf8').catch(() => '');
  await rm(record, { force: true });
  await rm(folder, { recursive: true, force: true });
  const earlier: BuildRecord | undefined = text ? JSON.parse(text) : undefined;
  if (earlier?.key !== key || !existsSync(out)) return undefined;
  await rename(out, folder);
  const before = new Map(earlier.fingerprints);
  const kept = fingerprints
    .filter(([file, print]) => before.get(file) === print && existsSync(path.join(folder, file)))
    .map(([file]) => file);
  await writeFile(list, kept.join('\n'));
  return { folder, kept: new Set(kept), finish: earlier.finish };
}

/** Clears rendered texts of other code. @returns the folder for those of this build */
export async function markdownCache(cache: string, key: string): Promise<string> {
  const name = `markdown-${key}`;
  for (const other of await readdir(cache).catch(() => [])) {
    if (other.startsWith('markdown-') && other !== name) {
      await rm(path.join(cache, other), { recursive: true });
    }
  }
  return path.resolve(cache, name);
}

/** Variables that tell the framework what not to render; see lib/site/kept.ts. */
export const keptFiles = (cache: string, earlier?: EarlierBuild): Record<string, string> =>
  earlier ? { KEPT_FILES: path.resolve(places(cache).list) } : {};

/** Moves what was not rendered anew into the export, with payloads and compressed copies. */
export async function takeOver(out: string, { folder, kept }: EarlierBuild): Promise<void> {
  for (const file of kept) {
    // The framework wants at least one entry of each kind; that one is made like the new ones.
    if (existsSync(path.join(out, file))) {
      kept.delete(file);
      continue;
    }
    await mkdir(path.dirname(path.join(out, file)), { recursive: true });
    const whole = file.endsWith('.html') ? [file, file.replace(/html$/, 'txt')] : [file];
    for (const each of whole.flatMap((name) => ['', ...copies].map((end) => name + end))) {
      const from = path.join(folder, each);
      if (existsSync(from)) await rename(from, path.join(out, each));
    }
  }
}

/**
 * Takes the compressed copies of a file from the build before, when the file is the same.
 *
 * @param file - below out/
 * @returns whether there is nothing left to compress
 */
export async function takeCopies(
  out: string,
  file: string,
  bytes: Buffer,
  folder: string,
): Promise<boolean> {
  const before = await readFile(path.join(folder, file)).catch(() => undefined);
  if (!before?.equals(bytes)) return false;
  for (const end of copies) {
    const from = path.join(folder, file + end);
    if (existsSync(from)) await rename(from, path.join(out, file + end));
  }
  return true;
}

/** Leaves the record of a build that is whole, and clears what it took from. */
export async function closeBuild(cache: string, record: BuildRecord): Promise<void> {
  const at = places(cache);
  await rm(at.folder, { recursive: true, force: true });
  await rm(at.list, { force: true });
  await mkdir(cache, { recursive: true });
  await writeFile(at.record, JSON.stringify(record));
}
