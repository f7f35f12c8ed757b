import { readdir } from 'node:fs/promises';

/** Names of the emails in a folder, without the outbox's other files. */
export async function emailsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.eml')).sort();
}
