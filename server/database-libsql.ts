import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import Libsql from 'libsql';

import type { Database, SqlValue, Statement } from './database';
import { migrate } from './migrations';

/** Milliseconds for which a statement is repeated while another process has the database locked. */
const patienceMs = 10_000;
/** Milliseconds between two attempts. */
const retryMs = 25;

const isBusy = (error: unknown) => /^SQLITE_BUSY/.test((error as { code?: string })?.code ?? '');

/** Identifies the file at a path; undefined if there is none. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** Only the user of the service may read the file, also one that was put there as a backup. */
function makePrivate(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch {
    // The file belongs to another user, who chose who may read it.
  }
}

interface Connection {
  database: Libsql.Database;
  identity: string | undefined;
}

function connect(file: string): Connection {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-journal`]) if (existsSync(each)) makePrivate(each);
  const identity = identityOf(file);
  // Without a timeout: SQLite would block the process while it waits.
  const database = new Libsql(file, { timeout: 0 });
  try {
    // A rollback journal: between two transactions the database is a single file, which a backup
    // can copy.
    database.exec('PRAGMA journal_mode = TRUNCATE');
    // A commit returns when it is on the disk.
    database.exec('PRAGMA synchronous = FULL');
    // Deleted messages are overwritten.
    database.exec('PRAGMA secure_delete = ON');
  } catch (error) {
    database.close();
    throw error;
  }
  return { database, identity };
}

/** Statements that begin a transaction and get its lock. */
const toRead = ['BEGIN', 'SELECT 1 FROM sqlite_schema LIMIT 1'];
const toWrite = ['BEGIN IMMEDIATE'];

/** The statements of a connection. Each is synchronous: the process waits for the disk only. */
function statements({ database }: Connection): Database {
  const change = (sql: string, params: readonly SqlValue[] = []) =>
    database.prepare(sql).run([...params]).changes;

  /**
   * Runs statements as one transaction, whose commit fails with an error if another process blocks
   * it. `begin` gets the lock: a prepared statement that finds the database locked would stay active
   * until it is garbage, and block commits for as long.
   */
  function inTransaction<Result>(begin: readonly string[], work: () => Result): Result {
    try {
      for (const sql of begin) database.exec(sql);
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite ends the transaction by itself after some errors, such as a full disk.
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    run: async (sql, params) => inTransaction(toWrite, () => change(sql, params)),
    async all<Row>(sql: string, params: readonly SqlValue[] = []) {
      const rows = () => database.prepare(sql).all([...params]) as Row[];
      return inTransaction(sql.startsWith('SELECT') ? toRead : toWrite, rows);
    },
    batch: async (batch: readonly Statement[]) =>
      inTransaction(toWrite, () => batch.map(({ sql, params }) => change(sql, params))),
  };
}

/**
 * SQLite in a file, with the newest schema. The file is opened at the first statement and, if that
 * fails, again at the next one, so the service starts with a full disk. A statement that finds the
 * database locked is repeated for 10 seconds, while the process does other work. A file that was
 * put in the place of the open one, such as a backup, is used from the next statement on.
 *
 * @param file - path; its folder is created if it does not exist
 */
export function openFile(file: string): Database & { close(): void } {
  let connection: Connection | undefined;
  let wasOpen = false;
  let isReady = false;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  function open(): Connection {
    if (isClosed) throw new Error('the database is closed');
    const identity = identityOf(file);
    if (connection && connection.identity === identity) return connection;
    // A new file would be lost when the backup is moved to its place.
    if (wasOpen && !identity) {
      const name = path.basename(file);
      throw new Error(`${name} is gone: put a backup in its place, or restart for a new one`);
    }
    connection?.database.close();
    connection = undefined;
    isReady = false;
    connection = connect(file);
    wasOpen = true;
    return connection;
  }

  /** One statement after the other, with a turn for requests between two. */
  function inTurn<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    const end = Date.now() + patienceMs;
    const result = last.then(() => repeat(work, end));
    last = result.then(nextTurn, nextTurn);
    return result;
  }

  async function repeat<Result>(
    work: (database: Database) => Promise<Result>,
    end: number,
  ): Promise<Result> {
    for (;;) {
      let used = connection;
      try {
        used = open();
        const database = statements(used);
        if (!isReady) await migrate(database);
        isReady = used === connection;
        const result = await work(database);
        // A change in a file that was replaced meanwhile would be lost.
        if (identityOf(file) === used.identity) return result;
      } catch (error) {
        const isReplaced = used !== connection || (used && identityOf(file) !== used.identity);
        if (!(isBusy(error) || isReplaced) || isClosed || Date.now() >= end) throw error;
      }
      await delay(retryMs);
    }
  }

  return {
    run: (sql, params) => inTurn((database) => database.run(sql, params)),
    all: <Row>(sql: string, params?: readonly SqlValue[]) =>
      inTurn((database) => database.all<Row>(sql, params)),
    batch: (batch) => inTurn((database) => database.batch(batch)),
    close() {
      isClosed = true;
      connection?.database.close();
    },
  };
}
