import '#server-only';

import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { contentRoot, isPreview } from './collection';

/**
 * Keeps the result of work on content until the folder of the content is another one; in
 * `npm run dev` until a file of it changes.
 */
export function onceFromContent<T extends object>(make: () => T): () => T {
  let cached: { value: T; state: string } | undefined;
  return () => {
    const root = contentRoot();
    const state = isPreview() ? `${root} ${stateOfFiles(root)}` : root;
    if (cached?.state !== state) cached = { value: make(), state };
    return cached.value;
  };
}

/** Names and times of all files of a folder. */
function stateOfFiles(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(path.join(folder, name)).mtimeMs}`)
    .join('\n');
}
