import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { hostFiles, type Redirects } from '#lib/http/host-files';
import type { HeaderOptions } from '#lib/http/security-headers';
import { writeFiles } from './build/write-files';

/** Compressed copies, hidden files and host files of an earlier run. */
const notPages = /\.(br|gz)$|(^|\/)[._]/;

/**
 * Writes the files that hosts read next to the pages: headers, redirects, the policy and
 * security.txt.
 *
 * @param about.email - address for vulnerability reports
 */
export async function writeHostFiles(
  out: string,
  headerOptions: HeaderOptions,
  about: { email: string; redirects: Redirects },
): Promise<boolean> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.startsWith('_next/') || !notPages.test(file))
    .sort();
  const written = hostFiles(files, headerOptions, { ...about, now: new Date() });
  await writeFiles(out, Object.entries(written));
  return true;
}
