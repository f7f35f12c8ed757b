import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { Database, SqlValue, Statement } from '#server/database';

/** `wrangler d1 execute --json` prints one of these for each statement. */
interface Result {
  results: unknown[];
  meta?: { changes?: number };
}

/** Runs SQL in the database of the worker (binding DB in wrangler.jsonc). @returns what is printed */
async function wrangler(sql: string): Promise<string> {
  const program = 'node_modules/wrangler/bin/wrangler.js';
  const args = ['d1', 'execute', 'DB', '--remote', '--yes', '--json', '--command', sql];
  const options = { maxBuffer: 1024 ** 3 };
  return promisify(execFile)(process.execPath, [program, ...args], options).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr, message }) => {
      throw new Error(`wrangler d1 execute has failed: ${stdout || stderr || message}`);
    },
  );
}

const literal = (value: SqlValue = null) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `${value ?? 'NULL'}`;

/** Writes the parameters into a statement, because the command has no place for them. */
function withParams({ sql, params = [] }: Statement): string {
  let next = 0;
  return sql.replace(/\?(\d*)/g, (_, number) =>
    literal(params[number ? Number(number) - 1 : next++]),
  );
}

/**
 * The database of the worker, from the machine of its operator, who is signed in with wrangler.
 *
 * @throws Error with the words of wrangler
 */
export function openRemoteD1(execute = wrangler): Database {
  const results = async (statements: readonly Statement[]): Promise<Result[]> =>
    JSON.parse(await execute(statements.map(withParams).join(';\n')));
  return {
    run: async (sql, params) => (await results([{ sql, params }]))[0]?.meta?.changes ?? 0,
    all: async <Row>(sql: string, params?: readonly SqlValue[]) =>
      (await results([{ sql, params }]))[0]?.results as Row[],
    batch: async (batch) => (await results(batch)).map(({ meta }) => meta?.changes ?? 0),
  };
}
