import { open } from 'node:fs/promises';

/** A new name is on disk only when its folder is (fsync(2)). */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and NTFS journals its names.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file, whose bytes are on disk when this resolves; its name may not be yet. */
export async function writeSynced(
  file: string,
  bytes: Uint8Array | string,
  flag: 'w' | 'wx',
): Promise<void> {
  // 0600: emails hold personal data.
  const handle = await open(file, flag, 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
