import type { Database, SqlValue } from './database';

/**
 * Changes of the schema in their order. Add new ones at the end and leave existing ones as they
 * are: each database has run a part of them.
 *
 * Times are milliseconds since 1970 (UTC). States of a message: `waiting` until it is delivered,
 * then `sent`; `dead` after a final failure; `suspect` if it filled in the honeypot.
 */
const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE messages (
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
    'CREATE INDEX messages_by_hash ON messages (hash, received)',
    'CREATE INDEX messages_by_state ON messages (state, next_attempt)',
    'CREATE TABLE rate_limits (network TEXT PRIMARY KEY, count INTEGER NOT NULL, ends INTEGER NOT NULL)',
    'CREATE TABLE health (id INTEGER PRIMARY KEY, filler BLOB NOT NULL)',
  ],
];

/** Brings the schema to the newest version. Safe when several processes start at once. */
export async function migrate(database: Database): Promise<void> {
  await database.run('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)');
  const current = async () => {
    const [row] = await database.all<{ version: number | null }>(
      'SELECT max(version) AS version FROM schema_version',
    );
    return row?.version ?? 0;
  };
  for (let version = (await current()) + 1; version <= migrations.length; version += 1) {
    const steps = migrations[version - 1] ?? [];
    try {
      await database.batch([
        // The primary key makes a second process fail here.
        { sql: 'INSERT INTO schema_version (version) VALUES (?)', params: [version] },
        ...steps.map((sql) => ({ sql })),
      ]);
    } catch (error) {
      if ((await current()) < version) throw error;
    }
  }
}

/**
 * The database, with something to do before its first statement. That is tried again at the next
 * statement if it fails, e.g. because the disk is full.
 */
export function prepared(database: Database, prepare = () => migrate(database)): Database {
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
