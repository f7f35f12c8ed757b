/** Number of words in a Markdown text. */
export const countWords = (markdown: string): number =>
  markdown.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

/**
 * Reading time in minutes, at least 1, at 238 words per minute: the mean silent reading rate of
 * adults in English (Brysbaert 2019, doi:10.1016/j.jml.2019.104047).
 */
export const readingMinutes = (markdown: string): number =>
  Math.max(1, Math.round(countWords(markdown) / 238));
