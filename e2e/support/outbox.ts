import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Folder of the service under test, which playwright.config.ts names in DATA_DIR.
 *
 * @throws Error when the service has made no such folder: an empty answer would prove nothing.
 */
function outboxFolder(): string {
  const folder = path.join(process.env.DATA_DIR ?? '', 'outbox');
  if (!existsSync(folder)) throw new Error(`The service under test has no outbox at ${folder}`);
  return folder;
}

/** Every stored email that holds the text; those that filled the honeypot are in `suspect`. */
export function lettersWith(text: string, where: '.' | 'suspect' = '.'): string[] {
  const folder = path.join(outboxFolder(), where);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((letter) => letter.includes(text));
}
