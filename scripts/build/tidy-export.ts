import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** One file per route segment, for a prefetch that the site does not use (docs/decisions/0009). */
const segment = /^__next\..*\.txt$/;

/**
 * Deletes exported files that are never requested: the segment files, and the page of Next's
 * internal not-found route, which is a copy of 404.html.
 */
export function tidyExport(folder: string): boolean {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('_not-found')) rmSync(path.join(folder, name), { recursive: true });
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
    const keep = entry.isDirectory() ? tidyFolder(file) : !segment.test(entry.name);
    if (!keep) rmSync(file, { recursive: true });
    return keep;
  });
  return kept.length > 0;
}
