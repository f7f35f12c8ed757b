// @ts-check

/**
 * Damerau-Levenshtein distance (optimal string alignment): a swapped pair counts as one edit,
 * because it is a common typing mistake. Only the band of Ukkonen (1985) around the diagonal is
 * computed, so the time is proportional to the length and not to the product of both lengths.
 * @param {string} left
 * @param {string} right
 * @param {number} most largest distance of interest
 * @returns {number} the distance, or `most + 1` when it is larger than `most`
 */
export function editDistance(left, right, most) {
  const far = most + 1;
  const offset = right.length - left.length;
  if (Math.abs(offset) > most) return far;
  const width = 2 * most + 1;
  // Cell k of a row is column row + k - most.
  let twoAbove = Array(width).fill(far);
  let above = Array.from({ length: width }, (_, k) => (k < most ? far : k - most));
  for (let row = 1; row <= left.length; row += 1) {
    const current = Array(width).fill(far);
    for (let k = 0; k < width; k += 1) {
      const column = row + k - most;
      if (column < 0 || column > right.length) continue;
      if (column === 0) {
        current[k] = row;
        continue;
      }
      const same = left[row - 1] === right[column - 1];
      let best = Math.min(
        (above[k + 1] ?? far) + 1,
        (current[k - 1] ?? far) + 1,
        above[k] + (same ? 0 : 1),
      );
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped) best = Math.min(best, twoAbove[k] + 1);
      current[k] = Math.min(best, far);
    }
    if (Math.min(...current, ...above) === far) return far;
    twoAbove = above;
    above = current;
  }
  return above[offset + most];
}

/**
 * Cuts a text and appends an ellipsis if it is longer.
 * @param {string} text
 * @param {number} most characters to keep
 */
export function shorten(text, most) {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
