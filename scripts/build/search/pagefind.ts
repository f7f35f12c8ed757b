import { gunzipSync } from 'node:zlib';
import { decode } from 'cborg';
import { close, createIndex } from 'pagefind';

import type { SearchText, WordRow } from '#lib/search/format';
import { normalizeWord } from '#lib/search/words';
import type { SearchRecord } from './records';

/** The index of Pagefind, without the positions of words. */
export interface WordIndex {
  /** In the order of the records. */
  texts: SearchText[];
  /** Number of words for each text. */
  lengths: number[];
  /** Sorted by word. */
  rows: WordRow[];
}

/**
 * Signature of the files of Pagefind. Their format is not documented; it is read here for the
 * version in package.json (docs/decisions/0030), and a changed format is an error.
 */
const signature = 'pagefind_dcd';

/** Metadata: version, pages as [name of the fragment, number of words], files of words, filters. */
type Meta = [string, [string, number][], ...unknown[]];

/** Pages of a word: number as the difference from the previous one, positions, and those in titles. */
type Pages = [number, number[], number[]][];

/** A word without accents, its pages, and the pages of its spellings with accents. */
type Row = [string, Pages, [string, Pages][]];

/** Indexes records with Pagefind. */
export async function indexWords(records: readonly SearchRecord[]): Promise<WordIndex> {
  try {
    // Words are matched with their inflections when searching (lib/search/words.ts).
    const { index, errors } = await createIndex({ forceLanguage: 'unknown' });
    if (!index) throw new Error(`Pagefind: ${errors.join(', ')}`);
    for (const { url, html } of records) {
      const content = `<html><head></head><body>${html}</body></html>`;
      const added = await index.addHTMLFile({ url, content });
      if (added.errors.length > 0) throw new Error(`${url}: ${added.errors.join(', ')}`);
    }
    const { files } = await index.getFiles();
    return readIndex(new Map(files.map(({ path, content }) => [path, content])), records);
  } finally {
    await close();
  }
}

function readIndex(
  files: ReadonlyMap<string, Uint8Array>,
  records: readonly SearchRecord[],
): WordIndex {
  const named = (pattern: RegExp) => [...files].filter(([name]) => pattern.test(name));
  const [meta] = named(/\.pf_meta$/).map(([, bytes]) => decode(bodyOf(bytes)) as Meta);
  const pages = meta?.[1];
  if (!pages || pages.length !== records.length) {
    throw new Error(`Pagefind indexed ${pages?.length ?? 0} of ${records.length} records`);
  }
  const numbers = new Map(records.map(({ url }, number) => [url, number]));
  const texts: SearchText[] = [];
  const lengths: number[] = [];
  // Pagefind numbers pages in an order that may differ between builds.
  const numberOf = pages.map(([name, words]) => {
    const bytes = files.get(`fragment/${name}.pf_fragment`);
    if (!bytes) throw new Error(`Pagefind: no fragment ${name}`);
    const { url, content } = JSON.parse(new TextDecoder().decode(bodyOf(bytes)));
    const number = numbers.get(url) ?? -1;
    const title = records[number]?.title;
    if (title === undefined) throw new Error(`Pagefind: unknown page ${url}`);
    texts[number] = { url, title, text: afterHeading(content, title) };
    lengths[number] = words;
    return number;
  });
  const rows = named(/\.pf_index$/).flatMap(([, bytes]) => (decode(bodyOf(bytes)) as [Row[]])[0]);
  return { texts, lengths, rows: wordRows(rows, numberOf) };
}

/** Text after the heading of a page, because results show the title above the text. */
function afterHeading(text: string, title: string): string {
  const start = text.indexOf(title);
  return start < 0 || start > 200 ? text : text.slice(start + title.length).replace(/^\W+/, '');
}

/** Content of a file of Pagefind after its signature. */
function bodyOf(bytes: Uint8Array): Uint8Array {
  const whole = gunzipSync(bytes);
  if (whole.subarray(0, signature.length).toString() !== signature) {
    throw new Error('Pagefind: unknown file format');
  }
  return whole.subarray(signature.length);
}

/**
 * Joins the spellings of each word: with and without accents, and “it’s” with “its”, because
 * Pagefind has the second one too.
 */
function wordRows(rows: readonly Row[], numberOf: readonly number[]): WordRow[] {
  const words = new Map<string, Map<number, number>>();
  for (const [word, pages, spellings] of rows) {
    const key = normalizeWord(word);
    const weights = words.get(key) ?? new Map<number, number>();
    words.set(key, weights);
    for (const each of [pages, ...spellings.map(([, pages]) => pages)]) {
      let page = 0;
      for (const [step, positions] of each) {
        page += step;
        const number = numberOf[page] ?? -1;
        weights.set(number, Math.max(weights.get(number) ?? 0, weightOf(positions)));
      }
    }
  }
  const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([word, weights]) => [word, ...pairsOf(weights)]);
}

/** Page numbers, as differences, each with its weight. */
function pairsOf(weights: ReadonlyMap<number, number>): number[] {
  let previous = 0;
  return [...weights]
    .sort(([a], [b]) => a - b)
    .flatMap(([number, weight]) => {
      const step = number - previous;
      previous = number;
      return [step, weight];
    });
}

/** Weight of a word in a paragraph. */
const usualWeight = 24;

/**
 * Total weight of positions, 1 for each occurrence in a paragraph. A negative number is the weight
 * of the positions after it, as -1 - weight.
 */
function weightOf(positions: readonly number[]): number {
  let weight = usualWeight;
  let sum = 0;
  for (const value of positions) {
    if (value < 0) weight = -1 - value;
    else sum += weight;
  }
  return Math.max(1, Math.round(sum / usualWeight));
}
