import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { syncFolder, writeSynced } from './disk';
import { createGroupSync } from './group-sync';

export interface Outbox {
  /** Resolves when the email would survive a power cut. @throws when the disk refuses. */
  add(id: string, email: Uint8Array): Promise<void>;
  /** Ids of what waits, oldest first when ids start with a time. */
  list(): Promise<string[]>;
  /** @throws with code ENOENT when somebody took the file away. */
  read(id: string): Promise<Buffer>;
  remove(id: string): Promise<void>;
  /**
   * Moves an email to dead/, with the reason beside it. Moved back, it is sent at the next start.
   *
   * @returns path of the dead letter
   */
  moveToDeadLetters(id: string, reason: Readonly<Record<string, unknown>>): Promise<string>;
}

const emailExtension = '.eml';
const unfinishedExtension = '.tmp';

/** Unfinished files were never acknowledged: their visitors saw an error and accepted their text. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder);
  const unfinished = names.filter((name) => name.endsWith(unfinishedExtension));
  await Promise.all(unfinished.map((name) => rm(path.join(folder, name), { force: true })));
}

/**
 * Opens a folder of .eml files, one an email, for one process.
 *
 * @param sync - puts the names in a folder on disk; a test counts the calls
 */
export async function openOutbox(folder: string, sync = syncFolder): Promise<Outbox> {
  const dead = path.join(folder, 'dead');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await syncFolder(path.dirname(folder));
  await removeUnfinished(folder);
  const fileOf = (id: string) => path.join(folder, `${id}${emailExtension}`);
  // Files are synced side by side, each by its writer; the folder once for all who wait.
  const commit = createGroupSync(() => sync(folder));

  return {
    async add(id, email) {
      const unfinished = path.join(folder, `${id}${unfinishedExtension}`);
      try {
        await writeSynced(unfinished, email, 'wx');
        await rename(unfinished, fileOf(id));
        await commit();
      } catch (error) {
        // The visitor is told that it failed, so it must not arrive with the repeat as well.
        const names = [unfinished, fileOf(id)];
        await Promise.allSettled(names.map((name) => rm(name, { force: true })));
        throw error;
      }
    },
    async list() {
      const names = await readdir(folder);
      const emails = names.filter((name) => name.endsWith(emailExtension)).sort();
      return emails.map((name) => name.slice(0, -emailExtension.length));
    },
    read: (id) => readFile(fileOf(id)),
    remove: (id) => rm(fileOf(id), { force: true }),
    async moveToDeadLetters(id, reason) {
      const deadFile = path.join(dead, `${id}${emailExtension}`);
      await mkdir(dead, { recursive: true, mode: 0o700 });
      // The reason first: an email in dead/ without one would be a riddle.
      await writeSynced(path.join(dead, `${id}.json`), `${JSON.stringify(reason, null, 2)}\n`, 'w');
      await rename(fileOf(id), deadFile);
      await syncFolder(dead);
      await commit();
      return deadFile;
    },
  };
}
