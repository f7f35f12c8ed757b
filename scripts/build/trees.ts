import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Hash of every file below a folder, by its path. */
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

/** Files that one tree lacks or that differ, sorted. */
export function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  const files = new Set([...one.keys(), ...other.keys()]);
  return [...files].filter((file) => one.get(file) !== other.get(file)).sort();
}
