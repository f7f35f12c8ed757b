import { copyFile, link } from 'node:fs/promises';

/**
 * Puts a file at a second address as a hard link, which takes no room on the disk, or as a copy where
 * the file system has no links.
 */
export const linkFile = (from: string, to: string): Promise<void> =>
  link(from, to).catch(() => copyFile(from, to));
