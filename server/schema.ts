import type { Database, SqlValue } from './database';

/**
 * Times are milliseconds since 1970 (UTC). States of a message: `waiting` until it is delivered,
 * then `sent`; `dead` after a final failure; `suspect` if it filled in the honeypot.
 */
const schema = [
  `CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message_id TEXT NOT NULL,
    hash TEXT NOT NULL,
    reference TEXT NOT NULL,
    sign TEXT,
    name TEXT NOT NULL,
    company TEXT NOT NULL,
    email TEXT NOT NULL,
    details TEXT NOT NULL,
    received INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dead', 'suspect')),
    queued INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt INTEGER NOT NULL,
    claimed_until INTEGER NOT NULL DEFAULT 0,
    last_error TEXT,
    sent INTEGER
  )`,
  'CREATE INDEX IF NOT EXISTS messages_by_hash ON messages (hash, received)',
  'CREATE INDEX IF NOT EXISTS messages_by_state ON messages (state, next_attempt)',
  'CREATE TABLE IF NOT EXISTS rate_limits (network TEXT PRIMARY KEY, count INTEGER NOT NULL, ends INTEGER NOT NULL)',
  'CREATE TABLE IF NOT EXISTS health (id INTEGER PRIMARY KEY, filler BLOB NOT NULL)',
];

/** Creates the tables that are missing. */
export async function createTables(database: Database): Promise<void> {
  await database.batch(schema.map((sql) => ({ sql })));
}

/**
 * The database, with something to do before its first statement. That is tried again at the next
 * statement if it fails, e.g. because the disk is full.
 */
export function prepared(database: Database, prepare = () => createTables(database)): Database {
  let isReady = false;
  const ready = async () => {
    if (!isReady) await prepare();
    isReady = true;
  };
  return {
    run: async (sql, params) => ready().then(() => database.run(sql, params)),
    all: async <Row>(sql: string, params?: readonly SqlValue[]) =>
      ready().then(() => database.all<Row>(sql, params)),
    batch: async (statements) => ready().then(() => database.batch(statements)),
  };
}
