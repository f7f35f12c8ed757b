import { distance as editDistance } from 'fastest-levenshtein';

/**
 * Finds the known word with the fewest differing letters, ignoring case.
 *
 * @returns undefined if more than a third of the letters differ, as another word is meant then, unless
 *   two letters are exchanged
 */
function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.floor(word.length / 3) + 1;
  const letters = sorted(word);
  for (const candidate of known) {
    const edits = editDistance(word.toLowerCase(), candidate.toLowerCase());
    const distance = edits === 2 && sorted(candidate) === letters ? 1 : edits;
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

const sorted = (word: string) => [...word.toLowerCase()].sort().join('');

/**
 * A suggested correction that starts with the nearest known word, if there is one, e.g.
 * `did you mean "title"? Correct the spelling`.
 *
 * @param fix - correction without that word, e.g. `correct the spelling`
 */
export function didYouMean(word: string, known: Iterable<string>, fix: string): string {
  const similar = nearest(word, known);
  if (similar === undefined) return fix;
  return `did you mean "${similar}"? ${fix.slice(0, 1).toUpperCase()}${fix.slice(1)}`;
}
