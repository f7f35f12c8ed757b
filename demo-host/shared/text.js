// @ts-check

/**
 * Damerau-Levenshtein distance (optimal string alignment): a swapped pair counts as one edit,
 * because that is how people mistype.
 * @param {string} left
 * @param {string} right
 */
export function editDistance(left, right) {
  const rows = Array.from({ length: left.length + 1 }, (_, row) => {
    return Array.from({ length: right.length + 1 }, (_, column) => (row === 0 ? column : row));
  });
  for (let row = 1; row <= left.length; row += 1) {
    rows[row][0] = row;
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let best = Math.min(
        rows[row - 1][column] + 1,
        rows[row][column - 1] + 1,
        rows[row - 1][column - 1] + (same ? 0 : 1),
      );
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped) best = Math.min(best, rows[row - 2][column - 2] + 1);
      rows[row][column] = best;
    }
  }
  return rows[left.length][right.length];
}
