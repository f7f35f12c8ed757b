import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';

import type { Database, SqlValue, Statement } from './database';

/** Milliseconds to wait for the lock of another process. All requests wait for that long. */
const busyTimeout = 2000;

/**
 * SQLite in a file. The file is opened at the first statement and, if that fails, again at the next
 * one, so the service starts with a full disk. Statements are synchronous: the process waits for
 * the disk, about a millisecond for a message.
 *
 * @param file - path; its folder is created if it does not exist
 */
export function openFile(file: string): Database & { close(): void } {
  let connection: Libsql.Database | undefined;

  function open(): Libsql.Database {
    if (connection) return connection;
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const opened = new Libsql(file, { timeout: busyTimeout });
    try {
      // A rollback journal: between two transactions the database is a single file, which a backup
      // can copy.
      opened.pragma('journal_mode = TRUNCATE');
      // A commit returns when it is on the disk.
      opened.pragma('synchronous = FULL');
      // Deleted messages are overwritten.
      opened.pragma('secure_delete = ON');
    } catch (error) {
      opened.close();
      throw error;
    }
    connection = opened;
    return opened;
  }

  const change = (sql: string, params: readonly SqlValue[] = []) =>
    open()
      .prepare(sql)
      .run([...params]).changes;

  /** Runs statements as one transaction, whose commit fails with an error if another process blocks it. */
  function inTransaction<Result>(statements: (database: Libsql.Database) => Result): Result {
    const database = open();
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = statements(database);
      database.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite ends the transaction by itself after some errors, such as a full disk.
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    run: async (sql, params) => change(sql, params),
    async all<Row>(sql: string, params: readonly SqlValue[] = []) {
      const rows = (database: Libsql.Database) => database.prepare(sql).all([...params]) as Row[];
      // A change with RETURNING hides the error of its own commit.
      return sql.startsWith('SELECT') ? rows(open()) : inTransaction(rows);
    },
    batch: async (statements: readonly Statement[]) =>
      inTransaction(() => statements.map(({ sql, params }) => change(sql, params))),
    close: () => connection?.close(),
  };
}
