import '#server-only';

import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { contentRoot, isPreview } from './collection';

/**
 * Keeps the result of work on content for the whole process; in `npm run dev` until a file of the
 * content changes.
 */
export function onceFromContent<T extends object>(make: () => T): () => T {
  let kept: { value: T; state: string } | undefined;
  return () => {
    const state = isPreview() ? stateOfFiles(contentRoot()) : '';
    if (kept?.state !== state) kept = { value: make(), state };
    return kept.value;
  };
}

/** Names and times of all files of a folder. */
function stateOfFiles(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(path.join(folder, name)).mtimeMs}`)
    .join('\n');
}
