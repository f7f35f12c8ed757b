import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

interface Holder {
  token: string;
  pid: number;
  /** Start time of the process, because process ids are reused. */
  processStart: string;
  /** Host name and, on Linux, the PID namespace in which `pid` is valid. */
  host: string;
  since: string;
}

export interface FolderLock {
  release(): Promise<void>;
}

export interface LockOptions {
  /** Milliseconds to wait for an earlier service that is closing. */
  waitMs?: number;
  pollMs?: number;
  /** Milliseconds between two updates of the lock file, and the age at which a lock is stale. */
  heartbeatMs?: number;
  staleMs?: number;
  /** Called once when another process has taken the lock. */
  onLost?: () => void;
}

function processStart(pid: number | 'self'): string {
  try {
    // Field 22 of stat in proc(5); the name in field 2 may contain spaces.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function hostName(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function isAlive({ pid, processStart: start }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return processStart(pid) === start;
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/**
 * Whether a lock is stale. A holder on another host, or one whose file is incomplete, is judged by
 * its last heartbeat.
 */
async function isStale(file: string, holder: Holder | undefined, staleMs: number) {
  if (holder?.host === hostName()) return !isAlive(holder);
  const info = await stat(file).catch(() => undefined);
  return info !== undefined && Date.now() - info.mtimeMs > staleMs;
}

/** Removes a stale lock. Renaming is atomic, so of several processes only one gets the file. */
async function removeStale(file: string, judged: Holder | undefined): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await rename(file, aside).catch(() => undefined);
  const taken = await readHolder(aside);
  // Another process has already replaced the stale lock: put its new lock back.
  if (taken && taken.token !== judged?.token) await rename(aside, file);
  else await rm(aside, { force: true });
}

async function create(file: string, holder: Holder): Promise<boolean> {
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(JSON.stringify(holder));
    } finally {
      await handle.close();
    }
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Locks a folder for this process: two services on one outbox would deliver every message twice.
 * The lock of a process on this host that has ended is taken over at once.
 *
 * @param file - path of the lock file
 * @throws Error that names the holder if it is still alive after `waitMs`
 */
export async function lockFolder(file: string, options: LockOptions = {}): Promise<FolderLock> {
  const { waitMs = 15_000, pollMs = 200, heartbeatMs = 2000, staleMs = 10_000 } = options;
  const mine: Holder = {
    token: randomUUID(),
    pid: process.pid,
    processStart: processStart('self'),
    host: hostName(),
    since: new Date().toISOString(),
  };
  const giveUpAt = performance.now() + waitMs;
  while (!(await create(file, mine))) {
    const holder = await readHolder(file);
    if (await isStale(file, holder, staleMs)) {
      await removeStale(file, holder);
    } else if (performance.now() >= giveUpAt) {
      const who = holder
        ? `process ${holder.pid} on ${holder.host.split(' ')[0]}, since ${holder.since}`
        : 'another process';
      throw new Error(
        `The outbox is in use by ${who} (${file}). Stop that service, or start with another DATA_DIR.`,
      );
    } else {
      await sleep(pollMs);
    }
  }
  const isMine = async () => (await readHolder(file))?.token === mine.token;
  const timer = setInterval(async () => {
    if (await isMine()) {
      await utimes(file, new Date(), new Date()).catch(() => undefined);
      return;
    }
    clearInterval(timer);
    options.onLost?.();
  }, heartbeatMs);
  timer.unref();
  return {
    async release() {
      clearInterval(timer);
      if (await isMine()) await rm(file, { force: true });
    },
  };
}
