/**
 * Finds the known word with the smallest edit distance (Levenshtein), ignoring case.
 *
 * @returns undefined if every distance is more than half the length of the word
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.floor(word.length / 2) + 1;
  for (const candidate of known) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), least);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

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

/**
 * Levenshtein distance of two words; may stop early with `limit` if the distance is at least that.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? limit;
}
