import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { llmsFullTxt, llmsTxt, markdownCopies } from '#lib/seo/markdown-copies';
import { markdownPath } from '#lib/site/alternates';

/**
 * Writes the files for programs that read: a Markdown copy of each article and industry, llms.txt
 * and llms-full.txt.
 *
 * @param indexNowKey - also writes the key file of IndexNow, `<key>.txt` (indexnow.org/documentation)
 */
export async function writeTextFiles(out: string, indexNowKey?: string): Promise<void> {
  const copies = markdownCopies();
  const files = [
    ...copies.map(({ page, text }) => [markdownPath(page), text] as const),
    ['/llms.txt', llmsTxt(copies)] as const,
    ['/llms-full.txt', llmsFullTxt(copies)] as const,
    ...(indexNowKey ? [[`/${indexNowKey}.txt`, indexNowKey] as const] : []),
  ];
  for (const [name, text] of files) {
    const file = path.join(out, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
