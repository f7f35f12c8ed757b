/** Form in which the index contains a word: lower case, without accents and punctuation. */
export const normalizeWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const maxTerms = 8;

/** Distinct words of a query, at most eight. */
export function termsOf(query: string): string[] {
  const words = query.split(/\s+/).map(normalizeWord).filter(Boolean);
  return [...new Set(words)].slice(0, maxTerms);
}

/** English inflections, and final vowels that they replace (`price`, `pricing`). */
const ending = /(?:ings?|ed|ies|es|(?<!s)s|e|y)$/;

/**
 * A common beginning of the inflections of an English word, e.g. `plan` for `planning`. At least
 * three letters; numbers and shorter words are returned unchanged.
 */
export function baseOf(word: string): string {
  const base = word.replace(ending, '').replace(/([bdgmnprt])\1$/, '$1');
  return base.length < 3 || /\d/.test(word) ? word : base;
}

/**
 * How well a word of the index matches a term: 1 for the same word, 0.8 for another inflection,
 * less for a longer word that begins with the term, 0 for no match.
 */
export function matchOf(term: string, word: string): number {
  if (word === term) return 1;
  if (baseOf(word) === baseOf(term)) return 0.8;
  return term.length >= 3 && word.startsWith(term) ? (0.4 * term.length) / word.length : 0;
}
