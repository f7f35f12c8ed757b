import { beforeAll, expect, it } from 'vitest';

import { searchEntry, textFile, type WordRow, wordsFile } from '#lib/search/format';
import { createSearch } from '#lib/search/search';
import { indexWords, type WordIndex } from './pagefind';
import type { SearchRecord } from './records';
import { indexFiles } from './write-index';

const records: SearchRecord[] = [
  {
    url: '/',
    kind: 'page',
    title: 'Home',
    html: '<h1>Woven</h1><p>We price each pilot.</p>',
  },
  {
    url: '/blog/cafe',
    kind: 'article',
    title: 'The Café',
    html: '<h1>The Café</h1><p>It’s a test-set: 3 prices &amp; one <b>price</b>.</p>',
  },
];
let index: WordIndex;
beforeAll(async () => {
  index = await indexWords(records);
});
const rowOf = (word: string) => index.rows.find(([each]) => each === word);

it('has the text of each record after its heading', () => {
  expect(index.texts).toEqual([
    { url: '/', title: 'Home', text: 'Woven. We price each pilot.' },
    { url: '/blog/cafe', title: 'The Café', text: 'It’s a test-set: 3 prices & one price.' },
  ]);
  expect(index.lengths).toEqual([5, 10]);
});

it('has pages and weights of each word; a heading counts seven times', () => {
  expect(rowOf('price')).toEqual(['price', 0, 1, 1, 1]);
  expect(rowOf('cafe')).toEqual(['cafe', 1, 7]);
});

it.each(['Café', "it's", 'test-set', 'set', '3', 'WOVEN'])('finds %s', async (query) => {
  const files = indexFiles(records, index);
  const search = createSearch(async (path) => JSON.parse(files.get(path) ?? ''));
  const { hits, textOf } = await search(query);
  expect(hits).toHaveLength(1);
  const [hit = { page: -1, kind: 'page' as const, score: 0 }] = hits;
  expect((await textOf(hit)).url).toBe(records[hit.page]?.url);
  expect(hit.kind).toBe(records[hit.page]?.kind);
});

it('does not depend on the order in which Pagefind gets the records', async () => {
  const { rows } = await indexWords([...records].reverse());
  // The number of the second record as a difference from the first is its number.
  expect(rows.find(([word]) => word === 'cafe')).toEqual(['cafe', 0, 7]);
  expect(indexFiles(records, await indexWords(records))).toEqual(indexFiles(records, index));
});

it('names the files by their content', () => {
  const files = indexFiles(records, index);
  const { version } = JSON.parse(files.get(searchEntry) ?? '');
  expect([...files.keys()]).toEqual([
    searchEntry,
    wordsFile(version, 0),
    textFile(version, 0),
    textFile(version, 1),
  ]);
  const changed = indexFiles(records, { ...index, lengths: [5, 11] });
  expect(JSON.parse(changed.get(searchEntry) ?? '').version).not.toBe(version);
});

it('splits the words into files of about 20 kB', () => {
  const rows = Array.from({ length: 3000 }, (_, n): WordRow => [`word${n + 1000}`, 0, 1]);
  const files = indexFiles(records, { ...index, rows });
  const { version, words } = JSON.parse(files.get(searchEntry) ?? '');
  expect(words).toHaveLength(3);
  const contents = words.map((_: string, n: number) => files.get(wordsFile(version, n)) ?? '');
  for (const content of contents) expect(content.length).toBeLessThan(25_000);
  expect(contents.flatMap((content: string) => JSON.parse(content))).toEqual(rows);
});
