import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { seededRandom } from 'thread-art/random';

import { searchEntry } from '#lib/search/format';
import { createSearch } from '#lib/search/search';
import { indexWords } from '../build/search/pagefind';
import { readRecords, type SearchRecord } from '../build/search/records';
import { indexFiles } from '../build/search/write-index';

/** Limit in bytes for the first query of a visit, with the code of the results. */
const limit = 100_000;
/** Results of which the texts are loaded. */
const shown = 8;
const words = 900;

/**
 * Measures search with many more articles: the time for the index, and the bytes (brotli) that the
 * first query of a visit transfers. The articles are mixed from the sentences of the real ones, so
 * that words are as frequent as in those; each has a number of its own.
 *
 * @param count - number of articles besides the real ones
 * @returns whether every query keeps to the limit
 */
export async function benchSearch(count: number): Promise<boolean> {
  const records = await readRecords('out');
  const more = mixedArticles(records, count);
  const started = performance.now();
  const index = await indexWords([...records, ...more]);
  const files = indexFiles([...records, ...more], index);
  const seconds = (performance.now() - started) / 1000;

  const code = codeBytes();
  const vocabulary = index.rows.map(([word]) => word).filter((word) => /^[a-z]{3,}$/.test(word));
  const byPages = new Map(index.rows.map(([word, ...pairs]) => [word, pairs.length]));
  const frequent = [...vocabulary].sort((a, b) => (byPages.get(b) ?? 0) - (byPages.get(a) ?? 0));
  const random = seededRandom('queries');
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const queries = (size: number, list: readonly string[]) =>
    Array.from({ length: 100 }, () => Array.from({ length: size }, () => one(list)).join(' '));
  const rows: Record<string, Record<string, string>> = {};
  let good = true;
  for (const [name, list] of Object.entries({
    'one word': queries(1, vocabulary),
    'two words': queries(2, vocabulary),
    'three words': queries(3, vocabulary),
    'three of the 100 most frequent words': queries(3, frequent.slice(0, 100)),
  })) {
    const costs: number[] = [];
    for (const query of list) costs.push(code + (await queryBytes(query, files)));
    costs.sort((a, b) => a - b);
    const [median = 0, most = 0] = [costs[Math.floor(costs.length / 2)], costs.at(-1)];
    if (most > limit) good = false;
    rows[name] = {
      'median, kB': kB(median),
      'most, kB': kB(most) + (most > limit ? '  OVER' : ''),
    };
  }
  console.log(
    `Search with ${index.texts.length} pages: ${seconds.toFixed(1)} s for the index, ` +
      `${files.size} files; code ${kB(code)} kB, ${searchEntry} ${kB(sizeOf(files, searchEntry))} kB. First query:`,
  );
  console.table(rows);
  return good;
}

/** Articles of about 900 words, with a heading. */
function mixedArticles(records: readonly SearchRecord[], count: number): SearchRecord[] {
  const sentences = records
    .filter(({ kind }) => kind === 'article')
    .flatMap(({ html }) => html.replace(/<[^>]+>/g, ' ').split(/(?<=[.?])\s+/))
    .filter((sentence) => sentence.length > 20);
  const random = seededRandom('articles');
  const one = () => sentences[Math.floor(random() * sentences.length)] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const title = `Note ${100_000 + index}: ${one().slice(0, 50)}`;
    let text = '';
    for (let size = 0; size < words; ) {
      const sentence = one();
      text += `${sentence} `;
      size += sentence.split(/\s+/).length;
    }
    const html = `<h1>${title}</h1><p>${text}</p>`;
    return { url: `/blog/note-${index}`, kind: 'article', title, html };
  });
}

/** Bytes of the files that the first results of a query need. */
async function queryBytes(query: string, files: ReadonlyMap<string, string>): Promise<number> {
  const read = new Set<string>();
  const search = createSearch(async (file) => {
    read.add(file);
    return JSON.parse(files.get(file) ?? '');
  });
  const { hits, textOf } = await search(query);
  await Promise.all(hits.slice(0, shown).map(textOf));
  return [...read].reduce((sum, file) => sum + sizeOf(files, file), 0);
}

const sizes = new Map<string, number>();
function sizeOf(files: ReadonlyMap<string, string>, file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  // The level of scripts/build/compress.ts for these files.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const size = brotliCompressSync(files.get(file) ?? '', { params }).length;
  sizes.set(file, size);
  return size;
}

/** Bytes of the script that shows results, which is loaded when search opens. */
function codeBytes(): number {
  const folder = path.join('out', '_next', 'static', 'chunks');
  const name = readdirSync(folder).find(
    (file) =>
      file.endsWith('.js') && readFileSync(path.join(folder, file), 'utf8').includes(searchEntry),
  );
  if (!name) throw new Error(`no script below ${folder} reads ${searchEntry}`);
  return readFileSync(path.join(folder, `${name}.br`)).length;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
