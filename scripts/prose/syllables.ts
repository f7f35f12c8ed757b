/** Silent vowels: at the end, before an ending, inside a compound. */
const silent = [
  /(?:[^laeiouycghsxz]es|[^aeioutdy]ed|[^aeiouyl]e|[aeiouy]les?)$/,
  /[^aeiouyl]e(?:ment|ful|less|ly|ness|ty)s?$/,
  /^(?:some|every)[bdhtw]/,
];

/** Adjacent vowels that are pronounced separately. */
const apart = [
  /[^tcsglnaeiouy]i[aou]/,
  /[^qgaeiouy]ua[lt]/,
  /[aeiouy]ing/,
  /creat|scien|clien|idea|relia|[aou]yee?r?/,
];

/**
 * Estimates the syllables of an English word by counting groups of vowels. A number counts as one
 * syllable, so that numbers do not make a text appear hard.
 */
export function syllablesIn(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replace(/[^a-z]/g, '');
  const count = (patterns: RegExp[]) => patterns.filter((pattern) => pattern.test(letters)).length;
  const groups = letters.match(/[aeiouy]+/g)?.length ?? 0;
  const negated = /[sd]n['’]t$/i.test(word) ? 1 : 0;
  return Math.max(1, groups + negated + count(apart) - count(silent));
}
