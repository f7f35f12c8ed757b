import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** A file a segment, for a prefetch that the site does not use (docs/decisions/0009). */
const segment = /^__next\..*\.txt$/;

/**
 * Takes out what the export writes and nobody asks for: those segments, and the page that Next
 * keeps for its own not-found route, which stands a second time as 404.html.
 */
export function tidyExport(folder: string): boolean {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('_not-found')) rmSync(path.join(folder, name), { recursive: true });
  }
  tidyFolder(folder);
  return true;
}

/** Deletes segments, and folders that then hold nothing. Says whether anything is left. */
function tidyFolder(folder: string): boolean {
  const kept = readdirSync(folder, { withFileTypes: true }).filter((entry) => {
    const file = path.join(folder, entry.name);
    const keep = entry.isDirectory() ? tidyFolder(file) : !segment.test(entry.name);
    if (!keep) rmSync(file, { recursive: true });
    return keep;
  });
  return kept.length > 0;
}
