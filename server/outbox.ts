import {
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  statfs,
  truncate,
  unlink,
} from 'node:fs/promises';
import path from 'node:path';

import { syncFolder, writeSynced } from './disk';
import { type FolderLock, type LockOptions, lockFolder } from './folder-lock';
import { createGroupSync } from './group-sync';
import type { Log } from './log';
import { parseMessageId } from './submission';

/** Limits of the outbox; a message above them is refused. */
export interface OutboxLimits {
  /** Messages in all folders: waiting, dead and suspect. */
  maxMessages: number;
  maxBytes: number;
  /** Messages in suspect/, so that bots cannot use up the whole capacity. */
  maxSuspect: number;
  /** Bytes that must remain free on the disk. */
  minFreeBytes: number;
}

export const defaultOutboxLimits: OutboxLimits = {
  maxMessages: 10_000,
  maxBytes: 256 * 1024 * 1024,
  maxSuspect: 1000,
  minFreeBytes: 64 * 1024 * 1024,
};

/** Thrown when a limit is exceeded, before anything is written. */
export class OutboxFullError extends Error {
  readonly code = 'OUTBOX_FULL';
}

/** Counts for operators. Ages in milliseconds. */
export interface OutboxState {
  waiting: number;
  dead: number;
  suspect: number;
  bytes: number;
  freeBytes: number;
  oldestAgeMs: number;
}

export interface Outbox {
  /**
   * Resolves when the email is synced to disk.
   *
   * @param suspect - stores it in suspect/, from where it is not delivered
   * @throws OutboxFullError above a limit; the I/O error when writing fails
   */
  add(id: string, email: Uint8Array, suspect?: boolean): Promise<void>;
  /** Ids of the waiting emails, oldest first. Logs each unknown entry of the folder once. */
  list(): Promise<string[]>;
  /** @throws Error with code ENOENT when the file does not exist */
  read(id: string): Promise<Buffer>;
  /** Removes a delivered email and remembers its id for `recentIds`. */
  remove(id: string): Promise<void>;
  /**
   * Moves an email to dead/ and writes the reason to a JSON file beside it.
   *
   * @returns path of the dead letter
   */
  moveToDeadLetters(id: string, reason: Readonly<Record<string, unknown>>): Promise<string>;
  /** Moves all dead letters back to the outbox. @returns number of emails */
  requeueDeadLetters(): Promise<number>;
  /** Ids of all stored submissions and of those delivered in the last 24 hours. */
  recentIds(): Promise<string[]>;
  state(): Promise<OutboxState>;
  /** @throws when no file can be written */
  checkWritable(): Promise<void>;
  close(): Promise<void>;
}

export interface OutboxOptions {
  limits?: Partial<OutboxLimits>;
  log?: Log;
  lock?: LockOptions;
  /** Syncs a folder; a parameter so that tests can count the calls. */
  sync?: (folder: string) => Promise<void>;
}

const emailExtension = '.eml';
const unfinishedExtension = '.tmp';
const lockName = '.lock';
const folders = ['dead', 'suspect', 'delivered'] as const;

/** Milliseconds for which delivered submissions are remembered, and their maximum number. */
export const rememberMs = 86_400_000;
const maxRemembered = 10_000;

/** Id of a message file, or undefined for any other name. */
const idOf = (name: string, extension: string) => {
  const id = name.endsWith(extension) ? name.slice(0, name.length - extension.length) : '';
  return parseMessageId(id) && id;
};

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Entries of a folder; none if it does not exist. */
const entriesOf = (folder: string) =>
  readdir(folder, { withFileTypes: true }).catch((error) => {
    if (isMissing(error)) return [];
    throw error;
  });

/** Ids of the message files with this extension, oldest first. */
async function idsIn(folder: string, extension: string): Promise<string[]> {
  const entries = await entriesOf(folder);
  return entries.flatMap((entry) => (entry.isFile() && idOf(entry.name, extension)) || []).sort();
}

/** Number, total bytes and oldest time of the emails in a folder. */
async function measure(folder: string) {
  const ids = await idsIn(folder, emailExtension);
  const sizes = await Promise.all(
    ids.map((id) =>
      lstat(path.join(folder, `${id}${emailExtension}`)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const oldest = ids[0] === undefined ? undefined : parseMessageId(ids[0])?.time;
  return { count: ids.length, bytes: sizes.reduce((sum, size) => sum + size, 0), oldest };
}

/**
 * Opens a folder of .eml files, one per email, and locks it for this process.
 *
 * @throws Error that names the process that holds the lock
 */
export async function openOutbox(folder: string, options: OutboxOptions = {}): Promise<Outbox> {
  const { log = () => undefined, sync = syncFolder } = options;
  const limits = { ...defaultOutboxLimits, ...options.limits };
  const inFolder = (name: (typeof folders)[number]) => path.join(folder, name);
  const [dead, suspects, delivered] = [
    inFolder('dead'),
    inFolder('suspect'),
    inFolder('delivered'),
  ];
  const fileIn = (where: string, id: string) => path.join(where, `${id}${emailExtension}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await syncFolder(path.dirname(folder));
  const lock: FolderLock = await lockFolder(path.join(folder, lockName), options.lock);

  // Unfinished files were never acknowledged: their visitors saw an error and can send again.
  for (const where of [folder, suspects]) {
    const unfinished = await idsIn(where, unfinishedExtension);
    await Promise.all(unfinished.map((id) => unlink(path.join(where, id + unfinishedExtension))));
  }
  // A crash may have happened between the two steps of remove(): truncate what is left.
  for (const { name } of await entriesOf(delivered)) {
    if (parseMessageId(name)) await truncate(path.join(delivered, name));
  }

  // Files are synced in parallel; the folder is synced once for all waiting writers.
  const commit = createGroupSync(() => sync(folder));
  const commitSuspects = createGroupSync(() => sync(suspects));
  const named = new Set<string>();
  const used = { messages: 0, bytes: 0, suspect: 0 };

  async function count() {
    const [waiting, dying, suspect] = await Promise.all([
      measure(folder),
      measure(dead),
      measure(suspects),
    ]);
    used.messages = waiting.count + dying.count + suspect.count;
    used.bytes = waiting.bytes + dying.bytes + suspect.bytes;
    used.suspect = suspect.count;
    return { waiting, dead: dying, suspect };
  }

  async function freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  }

  /**
   * Reserves capacity before writing, so that concurrent messages cannot exceed a limit together.
   */
  async function reserve(bytes: number, suspect: boolean): Promise<() => void> {
    const refuse = (reason: string) => {
      throw new OutboxFullError(`The outbox is full: ${reason}.`);
    };
    if (used.messages >= limits.maxMessages) refuse(`${limits.maxMessages} messages`);
    if (used.bytes + bytes > limits.maxBytes) refuse(`${limits.maxBytes} bytes`);
    if (suspect && used.suspect >= limits.maxSuspect) refuse(`${limits.maxSuspect} suspect`);
    const change = (sign: 1 | -1) => {
      used.messages += sign;
      used.bytes += sign * bytes;
      if (suspect) used.suspect += sign;
    };
    change(1);
    if (limits.minFreeBytes > 0) {
      try {
        if ((await freeBytes()) - bytes < limits.minFreeBytes) refuse('little space on the disk');
      } catch (error) {
        change(-1);
        throw error;
      }
    }
    return () => change(-1);
  }

  async function forgetDelivered(): Promise<void> {
    const names = (await entriesOf(delivered)).map(({ name }) => name).sort();
    const oldest = Date.now() - rememberMs;
    const expired = names.filter(
      (name, index) =>
        index < names.length - maxRemembered || (parseMessageId(name)?.time ?? oldest) < oldest,
    );
    await Promise.all(expired.map((name) => rm(path.join(delivered, name), { force: true })));
  }

  /**
   * Logs foreign entries (symbolic links, folders, FIFOs, other files) once and leaves them alone.
   */
  async function nameOddEntries(): Promise<void> {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const { name } = entry;
      const isOurs = entry.isDirectory()
        ? folders.some((known) => known === name)
        : entry.isFile() &&
          (name.startsWith(lockName) ||
            idOf(name, emailExtension) !== undefined ||
            idOf(name, unfinishedExtension) !== undefined);
      if (isOurs || named.has(name)) continue;
      named.add(name);
      log('outbox-entry-ignored', { name: name.slice(0, 200) });
    }
  }

  await count();
  await forgetDelivered();

  return {
    async add(id, email, suspect = false) {
      const where = suspect ? suspects : folder;
      const free = await reserve(email.length, suspect);
      const unfinished = path.join(where, `${id}${unfinishedExtension}`);
      try {
        if (suspect) await mkdir(suspects, { recursive: true, mode: 0o700 });
        await writeSynced(unfinished, email, 'wx');
        await rename(unfinished, fileIn(where, id));
        await (suspect ? commitSuspects() : commit());
      } catch (error) {
        free();
        // The visitor sees an error and will send again: without removal the message would arrive
        // twice.
        const names = [unfinished, fileIn(where, id)];
        await Promise.allSettled(names.map((name) => rm(name, { force: true })));
        throw error;
      }
    },
    async list() {
      await nameOddEntries();
      await count();
      await forgetDelivered();
      return idsIn(folder, emailExtension);
    },
    read: (id) => readFile(fileIn(folder, id)),
    async remove(id) {
      await mkdir(delivered, { recursive: true, mode: 0o700 });
      const marker = path.join(delivered, id);
      // One atomic step from waiting to delivered: after a crash it is either one or the other.
      await rename(fileIn(folder, id), marker);
      const { size } = await lstat(marker);
      used.messages -= 1;
      used.bytes -= size;
      await truncate(marker);
    },
    async moveToDeadLetters(id, reason) {
      const deadFile = fileIn(dead, id);
      await mkdir(dead, { recursive: true, mode: 0o700 });
      // Write the reason first, so that every dead letter has one even after a crash.
      await writeSynced(path.join(dead, `${id}.json`), `${JSON.stringify(reason, null, 2)}\n`, 'w');
      await rename(fileIn(folder, id), deadFile);
      await syncFolder(dead);
      await commit();
      return deadFile;
    },
    async requeueDeadLetters() {
      const ids = await idsIn(dead, emailExtension);
      for (const id of ids) {
        await rename(fileIn(dead, id), fileIn(folder, id));
        await rm(path.join(dead, `${id}.json`), { force: true });
      }
      if (ids.length > 0) await commit();
      return ids.length;
    },
    async recentIds() {
      const here = await Promise.all(
        [folder, dead, suspects].map((where) => idsIn(where, emailExtension)),
      );
      const gone = await idsIn(delivered, '');
      const oldest = Date.now() - rememberMs;
      return [...here.flat(), ...gone].filter((id) => (parseMessageId(id)?.time ?? 0) > oldest);
    },
    async state() {
      const { waiting, dead: dying, suspect } = await count();
      return {
        waiting: waiting.count,
        dead: dying.count,
        suspect: suspect.count,
        bytes: used.bytes,
        freeBytes: await freeBytes(),
        oldestAgeMs: waiting.oldest === undefined ? 0 : Math.max(0, Date.now() - waiting.oldest),
      };
    },
    async checkWritable() {
      const probe = path.join(folder, `${lockName}.probe`);
      const handle = await open(probe, 'w', 0o600);
      try {
        await handle.writeFile('1');
      } finally {
        await handle.close();
      }
      await rm(probe, { force: true });
    },
    close: () => lock.release(),
  };
}
