// @ts-check

/** @typedef {{ name: string, margin: number, used: boolean }} Comparable margin in percent */
/** @typedef {'interpolated' | 'regulation'} Method */
/** @typedef {{ low: number, median: number, high: number }} Range */
/**
 * @typedef {object} Result
 * @property {Range} range
 * @property {number} tested margin in percent
 * @property {'inside' | 'below' | 'above'} verdict
 * @property {number} adjustment added to operating profit to reach the median, 0 when inside
 */

/** With three margins a quartile is not meaningful. */
export const FEWEST_COMPARABLES = 4;
/**
 * Tolerance for the ends of the range: 70 / 1000 is slightly more than 7 percent in floating point.
 */
const ROUNDING = 1e-9;

/**
 * Invented companies. In practice each margin is a weighted average over several years.
 * @type {Comparable[]}
 */
export const SAMPLE = [
  { name: 'Arden Components', margin: 2.1, used: true },
  { name: 'Bellwick Supply', margin: 3.4, used: true },
  { name: 'Corran Trading', margin: 4.0, used: true },
  { name: 'Delmar Parts', margin: 4.6, used: true },
  { name: 'Eskdale Wholesale', margin: 5.2, used: true },
  { name: 'Fenwick Industrial', margin: 5.5, used: true },
  { name: 'Garrow Distribution', margin: 6.3, used: true },
  { name: 'Hollin Trade', margin: 7.1, used: true },
  { name: 'Inver Equipment', margin: 8.8, used: true },
  { name: 'Jarrow Technical', margin: 11.9, used: true },
];

/**
 * Percentile with linear interpolation, as in spreadsheets (QUARTILE.INC).
 * @param {number[]} sorted
 * @param {number} share
 */
function interpolated(sorted, share) {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const next = sorted[Math.min(below + 1, sorted.length - 1)];
  return sorted[below] + (next - sorted[below]) * (place - below);
}

/**
 * Percentile of Treas. Reg. 1.482-1(e)(2)(iii)(C): the lowest result with at least that share of
 * results at or below it; if it is exactly that share, the mean of it and the next higher result.
 * @param {number[]} sorted
 * @param {number} share
 */
function byRegulation(sorted, share) {
  const place = sorted.length * share;
  const at = Math.ceil(place) - 1;
  return Number.isInteger(place) ? (sorted[at] + sorted[at + 1]) / 2 : sorted[at];
}

/**
 * Interquartile range of margins in percent.
 * @param {number[]} margins
 * @param {Method} method
 * @returns {Range | null} null with too few comparables
 */
export function interquartile(margins, method) {
  if (margins.length < FEWEST_COMPARABLES) return null;
  const sorted = [...margins].sort((low, high) => low - high);
  const percentile = method === 'interpolated' ? interpolated : byRegulation;
  return {
    low: percentile(sorted, 0.25),
    median: percentile(sorted, 0.5),
    high: percentile(sorted, 0.75),
  };
}

/**
 * Compares the tested margin with the range.
 * @param {Range} range
 * @param {number} revenue
 * @param {number} profit operating profit
 * @returns {Result}
 */
export function assess(range, revenue, profit) {
  const tested = (profit / revenue) * 100;
  const verdict =
    tested < range.low - ROUNDING ? 'below' : tested > range.high + ROUNDING ? 'above' : 'inside';
  const adjustment = verdict === 'inside' ? 0 : (range.median / 100) * revenue - profit;
  return { range, tested, verdict, adjustment };
}
