import { inspectAll } from '#lib/content/inspect-all';
import { isInspected } from '#lib/content/markdown-cache';
import type { Pool } from './pool';

/** Number of texts from which the processes of the pool pay off, which take time to start. */
const many = 100;
/** Texts of one task. */
const together = 20;

/**
 * Parses the texts of content files that the cache lacks, for the content check. Fewer than `many`
 * are left to it.
 */
export async function inspectTexts(pool: Pool): Promise<void> {
  const texts = inspectAll()
    .files.map(({ source }) => source.body)
    .filter((body) => body !== '' && !isInspected(body));
  if (texts.length < many) return;
  const tasks: Promise<unknown>[] = [];
  for (let from = 0; from < texts.length; from += together) {
    tasks.push(pool.run({ task: 'inspect', texts: texts.slice(from, from + together) }));
  }
  await Promise.all(tasks);
}
