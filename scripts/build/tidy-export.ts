import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { isNotFoundCopy, isSegmentFile } from './finish/next-internals';

/** Deletes files that a finished export does not need: segment files and the copy of 404.html. */
export function tidyExport(folder: string): boolean {
  for (const name of readdirSync(folder)) {
    if (isNotFoundCopy(name)) rmSync(path.join(folder, name), { recursive: true });
  }
  tidyFolder(folder);
  return true;
}

/**
 * Deletes segment files, and folders that are empty afterwards. Returns whether any file is left.
 */
function tidyFolder(folder: string): boolean {
  const kept = readdirSync(folder, { withFileTypes: true }).filter((entry) => {
    const file = path.join(folder, entry.name);
    const keep = entry.isDirectory() ? tidyFolder(file) : !isSegmentFile(entry.name);
    if (!keep) rmSync(file, { recursive: true });
    return keep;
  });
  return kept.length > 0;
}
