import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Takes out what the export writes and nobody can ask for: the page that Next keeps for its own
 * not-found route stands a second time as 404.html.
 */
export function tidyExport(folder: string): boolean {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('_not-found')) rmSync(path.join(folder, name), { recursive: true });
  }
  return true;
}
