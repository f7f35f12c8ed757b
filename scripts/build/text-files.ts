import { llmsFullTxt, llmsTxt, markdownCopies } from '#lib/seo/markdown-copies';
import { markdownPath } from '#lib/site/alternates';

/**
 * Paths and contents of the files for programs that read: a Markdown copy of each article and
 * industry, llms.txt and llms-full.txt. As routes of Next.js they would take several times as long.
 *
 * @param indexNowKey - also gives the key file of IndexNow, `<key>.txt` (indexnow.org/documentation)
 */
export function textFiles(indexNowKey?: string): [name: string, content: string][] {
  const copies = markdownCopies();
  const files: [string, string][] = copies.map(({ page, text }) => [markdownPath(page), text]);
  files.push(['/llms.txt', llmsTxt(copies)], ['/llms-full.txt', llmsFullTxt(copies)]);
  if (indexNowKey) files.push([`/${indexNowKey}.txt`, indexNowKey]);
  return files;
}
