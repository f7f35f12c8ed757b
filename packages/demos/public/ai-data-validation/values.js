// @ts-check

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DAY = 86_400_000;

/**
 * Parses a decimal number without separators; null for any other text.
 * @param {string} text
 */
export function plainNumber(text) {
  return /^-?(\d+(\.\d+)?|\.\d+)$/.test(text) ? Number(text) : null;
}

/**
 * What a number was probably meant to be: without currency sign, thousands commas and the letters
 * that are mistaken for digits. "1.284,40" stays unread: which sign is the decimal one is a guess.
 * @param {string} text
 */
export function repairNumber(text) {
  const digits = text
    .replace(/[$€£\s]/g, '')
    .replace(/o/gi, '0')
    .replace(/[lI]/g, '1');
  const thousands = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits);
  const cleaned = thousands ? digits.replaceAll(',', '') : digits;
  return plainNumber(cleaned) === null ? null : cleaned;
}

/**
 * @param {number} year
 * @param {number} month
 * @param {number} day
 * @returns {number | null} days since 1970, null for a day the calendar lacks
 */
function dayNumber(year, month, day) {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.getTime() / DAY;
}

/**
 * Parses 2025-03-10, 3/10/2025, Mar 10 2025 and 10 March 2025.
 * @param {string} text
 * @returns {{ style: 'iso' | 'us' | 'words', day: number | null } | null} null if not like a date
 */
export function readDate(text) {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return { style: 'iso', day: dayNumber(+iso[1], +iso[2], +iso[3]) };
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (us) return { style: 'us', day: dayNumber(+us[3], +us[1], +us[2]) };
  const words =
    /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/i.exec(text) ??
    /^(?<day>\d{1,2}) (?<month>[a-z]{3,9})\.? (?<year>\d{4})$/i.exec(text);
  if (!words?.groups) return null;
  const month = MONTHS.indexOf(words.groups.month.slice(0, 3).toLowerCase()) + 1;
  if (month === 0) return null;
  return { style: 'words', day: dayNumber(+words.groups.year, month, +words.groups.day) };
}

/**
 * Formats days since 1970 as 2025-03-10 (iso) or 03/10/2025 (us).
 * @param {number} day
 * @param {'iso' | 'us'} style
 */
export function writeDate(day, style) {
  const iso = new Date(day * DAY).toISOString().slice(0, 10);
  const [year, month, date] = iso.split('-');
  return style === 'iso' ? iso : `${month}/${date}/${year}`;
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((low, high) => low - high);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Modified z-score of Iglewicz and Hoaglin (1993): 0.6745 (x - median) / MAD. Unlike with the plain
 * z-score, one extreme value does not widen the spread so far that it is no outlier.
 * @param {number[]} values
 * @returns {((value: number) => number) | null} null when most values are the same
 */
export function modifiedScore(values) {
  const center = median(values);
  const spread = median(values.map((value) => Math.abs(value - center)));
  return spread === 0 ? null : (value) => (0.6745 * (value - center)) / spread;
}

/**
 * Counts equal items.
 * @template T
 * @param {T[]} items
 * @returns {Map<T, number>} most frequent first
 */
export function tally(items) {
  /** @type {Map<T, number>} */
  const counts = new Map();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return new Map([...counts].sort((a, b) => b[1] - a[1]));
}
