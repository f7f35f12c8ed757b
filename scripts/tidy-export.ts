import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** A file a segment, for a prefetch that the site does not use (docs/decisions/0009). */
const segment = /^__next\..*\.txt$/;

/**
 * Takes out what the export writes and nobody asks for: those segments, and the page that Next
 * keeps for its own not-found route, which stands a second time as 404.html.
 */
export function tidyExport(folder: string): boolean {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const spare = path.relative(folder, file).startsWith('_not-found');
    if (spare || segment.test(entry.name)) rmSync(file, { recursive: true, force: true });
  }
  return true;
}
