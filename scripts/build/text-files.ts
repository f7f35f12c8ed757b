import { llmsFullTxt, llmsTxt, markdownCopies } from '#lib/seo/markdown-copies';
import { markdownPath } from '#lib/site/alternates';

/**
 * Paths and contents of the files for programs that read: a Markdown copy of each article and
 * industry, llms.txt and llms-full.txt. A route of Next.js can not have the path of a page with
 * another extension.
 */
export function textFiles(): [name: string, content: string][] {
  const copies = markdownCopies();
  return [
    ...copies.map(({ page, text }): [string, string] => [markdownPath(page), text]),
    ['/llms.txt', llmsTxt(copies)],
    ['/llms-full.txt', llmsFullTxt(copies)],
  ];
}
