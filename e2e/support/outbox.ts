import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Data folder of the service under test, from DATA_DIR, which playwright.config.ts sets.
 *
 * @throws Error if the service has not created it, because an empty result would prove nothing
 */
function outboxFolder(): string {
  const folder = path.join(process.env.DATA_DIR ?? '', 'outbox');
  if (!existsSync(folder)) throw new Error(`The service under test has no outbox at ${folder}`);
  return folder;
}

/** Stored emails that contain the text. Those that filled in the honeypot are in `suspect`. */
export function emailsWith(text: string, where: '.' | 'suspect' = '.'): string[] {
  const folder = path.join(outboxFolder(), where);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((letter) => letter.includes(text));
}
