import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { isNotFoundCopy, isSegmentFile } from './finish/next-internals';

/**
 * Deletes exported files that are never requested: the copy of 404.html, and the segment files.
 *
 * @param options.segments - pass false for pages that are not finished: another version of the
 *   router may request these files
 */
export function tidyExport(folder: string, { segments }: { segments: boolean }): boolean {
  for (const name of readdirSync(folder)) {
    if (isNotFoundCopy(name)) rmSync(path.join(folder, name), { recursive: true });
  }
  if (segments) tidyFolder(folder);
  return true;
}

/**
 * Deletes segment files, and folders that are empty afterwards. Returns whether any file is left.
 */
function tidyFolder(folder: string): boolean {
  const remaining = readdirSync(folder, { withFileTypes: true }).filter((entry) => {
    const file = path.join(folder, entry.name);
    const keep = entry.isDirectory() ? tidyFolder(file) : !isSegmentFile(entry.name);
    if (!keep) rmSync(file, { recursive: true });
    return keep;
  });
  return remaining.length > 0;
}
