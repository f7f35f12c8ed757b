import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { hostFiles } from '#lib/http/host-files';
import type { HeaderOptions } from '#lib/http/security-headers';

/** Copies, hidden files and what a former build wrote for hosts. */
const notPages = /\.(br|gz)$|(^|\/)[._]/;

/**
 * Writes what hosts read beside the pages: headers, redirects, the policy, security.txt.
 *
 * @param email - where a weakness is reported
 */
export async function writeHostFiles(
  out: string,
  headerOptions: HeaderOptions,
  email: string,
): Promise<boolean> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.startsWith('_next/') || !notPages.test(file))
    .sort();
  for (const [name, text] of Object.entries(
    hostFiles(files, headerOptions, { email, now: new Date() }),
  )) {
    await mkdir(path.dirname(path.join(out, name)), { recursive: true });
    await writeFile(path.join(out, name), text);
  }
  return true;
}
