import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Hashes of all files below a folder, by path. */
export async function readTree(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  const tree = new Map<string, string>();
  for (const file of files.sort()) {
    const hash = createHash('sha256').update(await readFile(file));
    tree.set(path.relative(folder, file), hash.digest('base64url'));
  }
  return tree;
}

/** Files that differ or that only one tree has, sorted. */
export function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  const files = new Set([...one.keys(), ...other.keys()]);
  return [...files].filter((file) => one.get(file) !== other.get(file)).sort();
}
