import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

export interface Outbox {
  folder: string;
  /** Resolves when the letter would survive a power cut. @throws when the disk refuses. */
  add(id: string, letter: Uint8Array): Promise<void>;
  /** Ids of what waits, oldest first when ids start with a time. */
  list(): Promise<string[]>;
  /** @throws with code ENOENT when somebody took the file away. */
  read(id: string): Promise<Buffer>;
  remove(id: string): Promise<void>;
}

const letterEnd = '.eml';
const unfinishedEnd = '.tmp';

/** A new name is on disk only when its folder is (fsync(2)). */
async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and NTFS journals its names.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  // 0600 and 0700: letters hold personal data.
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Unfinished files were never acknowledged: their visitors saw an error and kept their text. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder);
  const unfinished = names.filter((name) => name.endsWith(unfinishedEnd));
  await Promise.all(unfinished.map((name) => rm(path.join(folder, name), { force: true })));
}

/** Opens a folder of .eml files, one a letter, for one process. */
export async function openOutbox(folder: string): Promise<Outbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await syncFolder(path.dirname(folder));
  await removeUnfinished(folder);
  const fileOf = (id: string) => path.join(folder, `${id}${letterEnd}`);

  return {
    folder,
    async add(id, letter) {
      const unfinished = path.join(folder, `${id}${unfinishedEnd}`);
      try {
        await writeSynced(unfinished, letter);
        await rename(unfinished, fileOf(id));
        await syncFolder(folder);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async list() {
      const names = await readdir(folder);
      const letters = names.filter((name) => name.endsWith(letterEnd)).sort();
      return letters.map((name) => name.slice(0, -letterEnd.length));
    },
    read: (id) => readFile(fileOf(id)),
    remove: (id) => rm(fileOf(id), { force: true }),
  };
}
