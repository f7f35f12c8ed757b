/**
 * Finds the known word with the fewest differing letters, ignoring case.
 *
 * @returns undefined if more than a third of the letters differ, as another word is meant then
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.floor(word.length / 3) + 1;
  for (const candidate of known) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
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

/** Smallest number of letters to add, drop, replace or exchange with the next one. */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : replaced;
      row.push(Math.min(replaced, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1));
    }
  }
  return at(a.length, b.length);
}
