import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file by renaming, because another process may read it at the same time: it finds the
 * whole old file or the whole new one.
 *
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export function replaceFile(file, content) {
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
