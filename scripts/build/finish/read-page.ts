import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type PageScripts, parsePage, toHtml } from './page';
import { type UsedSelectors, usedSelectors } from './used-selectors';

/** What the finishing step needs to know about a page. */
export interface PageFacts {
  /** What starts React; without the payload, which is in the .txt file. */
  scripts: Omit<PageScripts, 'payload'>;
  used: UsedSelectors;
}

export const payloadOf = (file: string) => file.replace(/\.html$/, '.txt');

/**
 * Takes the scripts and styles of the framework out of an exported page, and writes it back.
 *
 * @param file - path below `out`
 */
export async function readPage(out: string, file: string): Promise<PageFacts> {
  const page = parsePage(await readFile(path.join(out, file), 'utf8'));
  const { payload, ...scripts } = page.scripts;
  await keepPayload(path.join(out, payloadOf(file)), payload);
  // Written now, without styles: thousands of parsed pages would not fit into memory.
  await writeFile(path.join(out, file), toHtml(page.document));
  return { scripts, used: usedSelectors(page) };
}

/** @throws Error when the payload for soft navigation is not the one that the page was made with */
async function keepPayload(file: string, payload: string): Promise<void> {
  const existing = await readFile(file, 'utf8').catch(() => undefined);
  if (existing === undefined) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, payload);
  } else if (existing !== payload) {
    throw new Error(`${file} differs from the payload in its page; the framework has changed.`);
  }
}
