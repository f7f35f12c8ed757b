import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import {
  kinds,
  type SearchEntry,
  searchEntry,
  textFile,
  type WordRow,
  wordsFile,
} from '#lib/search/format';
import { writeFiles } from '../write-files';
import { indexWords, type WordIndex } from './pagefind';
import { readRecords, type SearchRecord } from './records';

/** Size of a file of words in characters; a third of that with brotli. */
const wordsSize = 20_000;

/** Writes the search index of the exported pages: /search.json and /search/<version>/. */
export async function writeSearchIndex(out: string): Promise<boolean> {
  const records = await readRecords(out);
  const files = indexFiles(records, await indexWords(records));
  await rm(path.join(out, 'search'), { recursive: true, force: true });
  await writeFiles(out, files);
  console.log(`${records.length} pages in ${files.size} files`);
  return true;
}

/** Paths and contents of the files of the index. Equal records give equal files. */
export function indexFiles(
  records: readonly SearchRecord[],
  { texts, lengths, rows }: WordIndex,
): Map<string, string> {
  const words = chunks(rows);
  const rest = {
    kinds: records.map(({ kind }) => kinds.indexOf(kind)).join(''),
    lengths,
    words: words.map(([first]) => first?.[0] ?? ''),
  };
  const contents = [...words, ...texts, rest].map((value) => JSON.stringify(value));
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  const version = hash.digest('hex').slice(0, 12);
  const entry: SearchEntry = { version, ...rest };
  return new Map([
    [searchEntry, JSON.stringify(entry)],
    ...words.map((_, n) => [wordsFile(version, n), contents[n] ?? ''] as const),
    ...texts.map((_, n) => [textFile(version, n), contents[words.length + n] ?? ''] as const),
  ]);
}

/** Splits the rows into files of about `wordsSize` characters. */
function chunks(rows: readonly WordRow[]): WordRow[][] {
  const files: WordRow[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    if (size > wordsSize) {
      files.push([]);
      size = 0;
    }
    files.at(-1)?.push(row);
    size += JSON.stringify(row).length;
  }
  return files;
}
