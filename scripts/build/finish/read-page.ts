import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type PageScripts, parsePage, toHtml } from './page';
import { type UsedSelectors, usedSelectors } from './used-selectors';

/** What the finishing step needs from a page. */
export interface PageFacts {
  /** Bootstrap of React, without the payload, which is in the .txt file. */
  scripts: Omit<PageScripts, 'payload'>;
  used: UsedSelectors;
}

/** Name of the .txt file with the payload of an exported page. */
export const payloadOf = (file: string) => file.replace(/\.html$/, '.txt');

/**
 * Removes the scripts and styles of the framework from an exported page and writes the page back.
 *
 * @param file - path below `out`
 */
export async function readPage(out: string, file: string): Promise<PageFacts> {
  const page = parsePage(await readFile(path.join(out, file), 'utf8'));
  const { payload, ...scripts } = page.scripts;
  await keepPayload(path.join(out, payloadOf(file)), payload);
  // Written now, without styles, because thousands of parsed pages do not fit into memory.
  await writeFile(path.join(out, file), toHtml(page.document));
  return { scripts, used: usedSelectors(page) };
}

/** @throws Error when the .txt file for soft navigation differs from the payload of the page */
async function keepPayload(file: string, payload: string): Promise<void> {
  const existing = await readFile(file, 'utf8').catch(() => undefined);
  if (existing === undefined) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, payload);
  } else if (existing !== payload) {
    throw new Error(`${file} differs from the payload in its page; the framework has changed.`);
  }
}
