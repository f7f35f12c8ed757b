/**
 * Reading time in minutes, at least 1, at 238 words per minute: the mean silent reading rate of
 * adults in English (Brysbaert 2019, doi:10.1016/j.jml.2019.104047).
 */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / 238));
}
