import { type Kind, kinds, type SearchEntry, type WordRow } from './format';
import { baseOf, matchOf } from './words';

/** A page that matches a query. */
export interface Hit {
  page: number;
  kind: Kind;
  score: number;
}

/** Files of words that one term may need. A short term can begin words of more files. */
const maxFiles = 4;

/** Numbers of the files with words that match a term, the one with the term itself first. */
export function filesFor(term: string, { words }: Pick<SearchEntry, 'words'>): number[] {
  const fileOf = (word: string) =>
    Math.max(
      0,
      words.findLastIndex((first) => first <= word),
    );
  const own = fileOf(term);
  const base = term.length < 3 ? term : baseOf(term);
  const first = fileOf(base);
  const last = term.length < 3 ? own : fileOf(`${base}\uffff`);
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [...new Set([own, ...all])].slice(0, maxFiles);
}

/**
 * Parameters of BM25. The usual saturation is 1.2 to 2; with 4 a heading, which has weight 7, counts
 * more than the same word in several paragraphs.
 */
const saturation = 4;
const lengthWeight = 0.75;

/**
 * Ranks pages with BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009).
 *
 * @param rowsOf - for each term of the query, the words that may match it
 * @returns pages that match all terms or, if there are none, pages that match some (`partial`);
 *   best first
 */
export function rank(
  rowsOf: ReadonlyMap<string, readonly WordRow[]>,
  entry: Pick<SearchEntry, 'kinds' | 'lengths'>,
): { hits: Hit[]; partial: boolean } {
  const { lengths } = entry;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const scores = new Map<number, { score: number; terms: number }>();
  for (const [term, rows] of rowsOf) {
    const found = frequencies(term, rows);
    const idf = Math.log(1 + (lengths.length - found.size + 0.5) / (found.size + 0.5));
    for (const [page, frequency] of found) {
      const relative = (lengths[page] ?? mean) / mean;
      const norm = saturation * (1 - lengthWeight + lengthWeight * relative);
      const known = scores.get(page) ?? { score: 0, terms: 0 };
      known.score += (idf * frequency * (saturation + 1)) / (frequency + norm);
      known.terms += 1;
      scores.set(page, known);
    }
  }
  const whole = [...scores].filter(([, { terms }]) => terms === rowsOf.size);
  const partial = whole.length === 0 && scores.size > 0;
  const hits = (partial ? [...scores] : whole).map(([page, { score }]): Hit => {
    return { page, score, kind: kinds[Number(entry.kinds[page])] ?? 'page' };
  });
  return { hits: hits.sort((a, b) => b.score - a.score || a.page - b.page), partial };
}

/** Weighted number of occurrences of a term for each page that contains it. */
function frequencies(term: string, rows: readonly WordRow[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const [word, ...pairs] of rows) {
    const match = matchOf(term, word);
    if (match === 0) continue;
    let page = 0;
    for (let index = 0; index < pairs.length; index += 2) {
      page += pairs[index] ?? 0;
      found.set(page, (found.get(page) ?? 0) + match * (pairs[index + 1] ?? 0));
    }
  }
  return found;
}
