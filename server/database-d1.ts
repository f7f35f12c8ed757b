import type { Database, SqlValue } from './database';

interface D1Result {
  results: unknown[];
  meta: { changes: number };
}

interface D1Statement {
  bind(...params: SqlValue[]): D1Statement;
  all(): Promise<D1Result>;
}

/** The part of Cloudflare's D1 binding that is used here. */
export interface D1Binding {
  prepare(sql: string): D1Statement;
  batch(statements: D1Statement[]): Promise<D1Result[]>;
}

/** Cloudflare D1. A resolved promise means that the change is stored. */
export function openD1(binding: D1Binding): Database {
  const prepare = (sql: string, params: readonly SqlValue[] = []) =>
    binding.prepare(sql).bind(...params);
  return {
    run: async (sql, params) => (await prepare(sql, params).all()).meta.changes,
    async all<Row>(sql: string, params?: readonly SqlValue[]) {
      return (await prepare(sql, params).all()).results as Row[];
    },
    async batch(statements) {
      const results = await binding.batch(
        statements.map(({ sql, params }) => prepare(sql, params)),
      );
      return results.map(({ meta }) => meta.changes);
    },
  };
}
