import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { blog } from '#lib/content/collections/blog';
import { editablePost } from '#lib/post-editor/editor-data';
import { llmsFullTxt, llmsTxt, markdownCopies } from '#lib/seo/markdown-copies';
import { markdownPath } from '#lib/site/alternates';
import { routes } from '#lib/site/routes';

/**
 * Writes each post as JSON for the editor, and the files for programs that read: a Markdown copy of
 * each article and industry, llms.txt and llms-full.txt. As routes of Next.js they would take
 * several times as long.
 *
 * @param indexNowKey - also writes the key file of IndexNow, `<key>.txt` (indexnow.org/documentation)
 */
export async function writeTextFiles(out: string, indexNowKey?: string): Promise<void> {
  const copies = markdownCopies();
  const files = [
    ...copies.map(({ page, text }) => [markdownPath(page), text] as const),
    ['/llms.txt', llmsTxt(copies)] as const,
    ['/llms-full.txt', llmsFullTxt(copies)] as const,
    ...blog
      .all()
      .map(({ id }) => [routes.editorPost(id), JSON.stringify(editablePost(id))] as const),
    ...(indexNowKey ? [[`/${indexNowKey}.txt`, indexNowKey] as const] : []),
  ];
  for (const [name, text] of files) {
    const file = path.join(out, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
