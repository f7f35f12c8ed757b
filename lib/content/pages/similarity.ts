/** A text with its tags, in the order of the list that is compared. */
export interface ComparedText {
  /** Plain text or Markdown. */
  text: string;
  /** Topics in lower case; a shared one counts like several shared words. */
  tags: readonly string[];
}

/** A tag counts like this many occurrences of a word. */
const TAG_WEIGHT = 6;
/** Terms in a larger share of the texts are left out, like stop words. */
const COMMON = 0.3;
/** Terms with the highest weight that represent a text; the others add little to a score. */
const TERMS_PER_TEXT = 40;

/**
 * For each text the similar other ones, best first, by the cosine of their TF-IDF vectors (Salton
 * and Buckley, 1988: logarithmic term frequency times inverse document frequency). Equal scores
 * keep the order of the list.
 */
export function bySimilarity<T extends ComparedText>(texts: readonly T[]): T[][] {
  const frequencies = texts.map(termFrequencies);
  const documents = new Map<string, number>();
  for (const terms of frequencies) {
    for (const term of terms.keys()) documents.set(term, (documents.get(term) ?? 0) + 1);
  }
  const vectors = frequencies.map((terms) => vectorOf(terms, documents, texts.length));
  return vectors.map((vector, self) =>
    texts
      .map((text, index) => ({ text, score: index === self ? 0 : dot(vector, vectors[index]) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ text }) => text),
  );
}

type Vector = ReadonlyMap<string, number>;

const dot = (a: Vector, b?: Vector) =>
  [...a].reduce((sum, [term, weight]) => sum + weight * (b?.get(term) ?? 0), 0);

/** Number of occurrences of each word of three letters or more, singular and plural as one. */
function termFrequencies({ text, tags }: ComparedText): Vector {
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
function vectorOf(terms: Vector, documents: Vector, total: number): Vector {
  const limit = Math.max(2, total * COMMON);
  const weighted = [...terms].flatMap(([term, frequency]): [string, number][] => {
    const among = documents.get(term) ?? 0;
    // A term of a single text can not be shared.
    if (among < 2 || among > limit) return [];
    return [[term, (1 + Math.log(frequency)) * Math.log(total / among)]];
  });
  const strongest = weighted
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, TERMS_PER_TEXT);
  const length = Math.hypot(...strongest.map(([, weight]) => weight)) || 1;
  return new Map(strongest.map(([term, weight]) => [term, weight / length]));
}
