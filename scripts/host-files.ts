import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { headersFile, redirectsFile } from '#lib/site/host-files';
import { type HeaderPlaces, policyFile } from '#lib/site/security-headers';

/** Writes what hosts of plain files read: headers, redirects and the policy. */
export async function writeHostFiles(out: string, places: HeaderPlaces): Promise<boolean> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  await Promise.all([
    writeFile(path.join(out, '_headers'), headersFile(files, places)),
    writeFile(path.join(out, '_redirects'), redirectsFile()),
    writeFile(path.join(out, policyFile), `${places.policy}\n`),
  ]);
  return true;
}
