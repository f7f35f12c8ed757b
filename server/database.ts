/** Value of a parameter or of a column. */
export type SqlValue = string | number | null;

export interface Statement {
  sql: string;
  params?: readonly SqlValue[];
}

/** The SQL database of the contact service: SQLite in one file, or Cloudflare D1. */
export interface Database {
  /** @returns the number of rows that the statement has changed, once that is durable */
  run(sql: string, params?: readonly SqlValue[]): Promise<number>;
  /** @returns the rows of the result */
  all<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  /** Runs the statements in one transaction. @returns the changed rows of each */
  batch(statements: readonly Statement[]): Promise<number[]>;
}
