import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Folder of the service under test. playwright.config.ts names it after the process that reads
 * the configuration first, which is the parent of every worker; a DATA_DIR in the environment wins.
 *
 * @throws Error when the service has made no such folder: an empty answer would prove nothing.
 */
function outboxFolder(): string {
  const data = process.env.DATA_DIR ?? path.join(tmpdir(), `contact-e2e-${process.ppid}`);
  const folder = path.join(data, 'outbox');
  if (!existsSync(folder)) throw new Error(`The service under test has no outbox at ${folder}`);
  return folder;
}

/** Every letter that holds the text. */
export function lettersWith(text: string): string[] {
  const folder = outboxFolder();
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((letter) => letter.includes(text));
}
