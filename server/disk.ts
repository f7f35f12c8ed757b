import { open } from 'node:fs/promises';

/** Syncs a folder: a new file name is on disk only after its folder has been synced (fsync(2)). */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and NTFS journals file names.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file and syncs its content. Its name is on disk only after `syncFolder`. */
export async function writeSynced(
  file: string,
  bytes: Uint8Array | string,
  flag: 'w' | 'wx',
): Promise<void> {
  // 0600, because emails contain personal data.
  const handle = await open(file, flag, 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
