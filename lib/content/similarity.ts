/** A text with its tags, in the order of the list that is compared. */
export interface ComparedText {
  /** Plain text or Markdown. */
  text: string;
  /** Topics in lower case; a shared one counts like several shared words. */
  tags: readonly string[];
}

/** Terms with the highest weight that represent a text; the others add little to a score. */
const TERMS_PER_TEXT = 40;
/** Texts compared through one term. Limits the work to O(texts × terms), whatever they share. */
const TEXTS_PER_TERM = 100;
/** A tag counts like this many occurrences of a word. */
const TAG_WEIGHT = 6;
/** Terms in a larger share of the texts are left out, like stop words. */
const COMMON = 0.3;

/**
 * For each text the indexes of the most similar other ones, best first, by the cosine of their
 * TF-IDF vectors (Salton and Buckley, 1988: logarithmic term frequency times inverse document
 * frequency). Equal scores are ordered by index, so the result is deterministic.
 *
 * @param count - number of results per text
 */
export function mostSimilar(texts: readonly ComparedText[], count: number): number[][] {
  const frequencies = texts.map(termFrequencies);
  const documents = new Map<string, number>();
  for (const terms of frequencies) {
    for (const term of terms.keys()) documents.set(term, (documents.get(term) ?? 0) + 1);
  }
  const vectors = frequencies.map((terms) => vectorOf(terms, documents, texts.length));
  const postings = postingsOf(vectors);
  // Reused for all texts: a score per text, and which of them are not 0.
  const scores = new Float64Array(texts.length);
  return vectors.map((vector, self) => {
    const touched: number[] = [];
    for (const [term, weight] of vector) {
      for (const [other, otherWeight] of postings.get(term) ?? []) {
        if (other === self) continue;
        if (scores[other] === 0) touched.push(other);
        scores[other] = (scores[other] ?? 0) + weight * otherWeight;
      }
    }
    const best = highest(touched, scores, count);
    for (const other of touched) scores[other] = 0;
    return best;
  });
}

/** The indexes with the highest scores, best first, in one pass instead of a sort of all of them. */
function highest(indexes: readonly number[], scores: Float64Array, count: number): number[] {
  const best: number[] = [];
  const before = (a: number, b: number) => (scores[a] ?? 0) - (scores[b] ?? 0) || b - a;
  for (const index of indexes) {
    const last = best.length === count ? best[count - 1] : undefined;
    if (last !== undefined && before(index, last) <= 0) continue;
    const place = best.findIndex((other) => before(index, other) > 0);
    best.splice(place < 0 ? best.length : place, 0, index);
    if (best.length > count) best.pop();
  }
  return best;
}

type Vector = [term: string, weight: number][];

/** Number of occurrences of each word of three letters or more, singular and plural as one. */
function termFrequencies({ text, tags }: ComparedText): Map<string, number> {
  const terms = new Map<string, number>();
  const words = text
    .replace(/```.*?```|\]\([^)]*\)/gs, ' ')
    .toLowerCase()
    .match(/\p{Letter}{3,}/gu);
  for (const word of words ?? []) {
    const term = word.replace(/(?<=[^s])s$/, '');
    terms.set(term, (terms.get(term) ?? 0) + 1);
  }
  // A space, which no word has, keeps tags and words apart.
  for (const tag of tags) terms.set(` ${tag}`, TAG_WEIGHT);
  return terms;
}

/** The terms with the highest weights, as a vector of length 1. */
function vectorOf(
  terms: ReadonlyMap<string, number>,
  documents: ReadonlyMap<string, number>,
  total: number,
): Vector {
  const limit = Math.max(2, total * COMMON);
  const weighted: Vector = [];
  for (const [term, frequency] of terms) {
    const among = documents.get(term) ?? 0;
    // A term of a single text can not be shared.
    if (among < 2 || among > limit) continue;
    weighted.push([term, (1 + Math.log(frequency)) * Math.log(total / among)]);
  }
  const strongest = weighted
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, TERMS_PER_TEXT);
  const length = Math.hypot(...strongest.map(([, weight]) => weight)) || 1;
  return strongest.map(([term, weight]) => [term, weight / length]);
}

/** For each term the texts in whose vectors it has the highest weights. */
function postingsOf(vectors: readonly Vector[]): Map<string, [text: number, weight: number][]> {
  const postings = new Map<string, [number, number][]>();
  for (const [text, vector] of vectors.entries()) {
    for (const [term, weight] of vector) {
      const list = postings.get(term);
      if (list) list.push([text, weight]);
      else postings.set(term, [[text, weight]]);
    }
  }
  for (const list of postings.values()) {
    if (list.length <= TEXTS_PER_TERM) continue;
    list.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    list.length = TEXTS_PER_TERM;
  }
  return postings;
}
