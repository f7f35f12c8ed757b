// @ts-check
import { modifiedScore, plainNumber, readDate, tally } from './values.js';

/**
 * @typedef {object} Column expectations inferred from the column's own values
 * @property {string} name
 * @property {'number' | 'date' | 'text'} type
 * @property {boolean} required
 * @property {boolean} unique
 * @property {string | null} shape common pattern of an identifier, 9 for digits and A for letters
 * @property {Map<string, number> | null} categories values that repeat, with their counts
 * @property {[string, number][]} frequent the most frequent categories, the candidates for spelling
 *   suggestions
 * @property {'iso' | 'us'} dateStyle
 * @property {[number, number] | null} range
 * @property {((value: number) => number) | null} score modified z-score
 */

/** Minimum shares of the filled cells from which a rule of the column is inferred. */
const MOST = 0.6;
const NEARLY_ALL = 0.85;
/** Minimum count of a value that is suggested as the spelling of another one. */
const FREQUENT = 3;
/** Maximum number of other values that each value of a column is compared with. */
const MOST_COMPARED = 100;
/** Minimum number of values for outliers. With fewer, median and spread are not meaningful. */
const ENOUGH_FOR_OUTLIERS = 8;

/**
 * Pattern of a value, e.g. "AA-9999" for "PO-1234".
 * @param {string} value
 */
export function shapeOf(value) {
  return value.replace(/\d/g, '9').replace(/[a-z]/gi, 'A');
}

/**
 * Infers type, pattern and other expectations of a column from its cells.
 * @param {string} name
 * @param {string[]} cells
 * @returns {Column}
 */
export function profile(name, cells) {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const numbers = filled.flatMap((cell) => plainNumber(cell) ?? []);
  const dates = filled.flatMap((cell) => readDate(cell) ?? []);
  const distinct = new Set(filled).size;
  const unique =
    /(^|[_\s-])(id|no|number|key)$/i.test(name.trim()) && distinct >= filled.length * MOST;
  /** @param {unknown[]} some */
  const most = (some) => filled.length > 0 && some.length >= filled.length * MOST;
  const type = unique ? 'text' : most(numbers) ? 'number' : most(dates) ? 'date' : 'text';
  const us = dates.filter((date) => date.style === 'us').length;
  const categories = type === 'text' && !unique ? repeating(filled) : null;
  return {
    name,
    type,
    required: filled.length >= cells.length * MOST,
    unique,
    shape: unique ? commonShape(filled) : null,
    categories,
    frequent: [...(categories ?? [])]
      .filter(([, times]) => times >= FREQUENT)
      .slice(0, MOST_COMPARED),
    dateStyle: us > dates.length / 2 ? 'us' : 'iso',
    range: type === 'number' ? rangeOf(name, numbers) : null,
    score:
      type === 'number' && numbers.length >= ENOUGH_FOR_OUTLIERS ? modifiedScore(numbers) : null,
  };
}

/** @param {string[]} filled */
function commonShape(filled) {
  const [shape, count] = [...tally(filled.map(shapeOf))][0] ?? ['', 0];
  return count >= filled.length * MOST ? shape : null;
}

/** @param {string[]} filled */
function repeating(filled) {
  const counts = tally(filled);
  const often = [...counts.values()][0] ?? 0;
  return often >= FREQUENT && counts.size <= filled.length * 0.6 ? counts : null;
}

/**
 * @param {string} name
 * @param {number[]} numbers
 * @returns {[number, number] | null}
 */
function rangeOf(name, numbers) {
  if (/(pct|percent|percentage)/i.test(name)) return [0, 100];
  const positive = numbers.filter((number) => number >= 0).length;
  return positive >= numbers.length * NEARLY_ALL ? [0, Infinity] : null;
}

const HOLDS = { number: 'numbers', date: 'dates', text: 'text' };

/** @typedef {{ name: string, holds: string, rules: string[] }} ColumnSummary */

/**
 * Description of a column for the page.
 * @param {Column} column
 * @returns {ColumnSummary}
 */
export function summarize(column) {
  const { name, type, range, shape } = column;
  const rules = [
    column.required && 'required',
    column.unique && 'unique',
    shape && `pattern ${shape}`,
    type === 'date' && (column.dateStyle === 'iso' ? 'YYYY-MM-DD' : 'MM/DD/YYYY'),
    range && (range[1] === Infinity ? 'not negative' : range.join(' to ')),
    column.score && 'outliers checked',
    column.categories && 'values repeat, spelling checked',
  ];
  return { name, holds: HOLDS[type], rules: rules.filter((rule) => typeof rule === 'string') };
}
