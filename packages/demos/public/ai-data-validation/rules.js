// @ts-check
import { editDistance } from '../shared/text.js';
import { shapeOf } from './profile.js';
import { plainNumber, readDate, repairNumber, writeDate } from './values.js';

/** @typedef {import('./profile.js').Column} Column */
/** @typedef {'shape' | 'missing' | 'type' | 'date' | 'duplicate' | 'range' | 'spelling' | 'outlier'} Rule */

/**
 * Outlier limit of Iglewicz and Hoaglin, also in the NIST/SEMATECH e-Handbook, section 1.3.5.17.
 */
const OUTLIER_LIMIT = 3.5;
const SLIPS = [100, 10, 1000, 0.1, 0.01];

/**
 * @param {Rule} rule
 * @param {string} reason
 * @param {string | null} [suggestion]
 * @param {boolean} [safe]
 */
export function verdict(rule, reason, suggestion = null, safe = false) {
  return { rule, reason, suggestion, safe };
}

/**
 * Checks one value against the rules of its column. Returns null if it breaks none.
 * @param {string} value
 * @param {Column} column
 */
export function checkValue(value, column) {
  if (value === '') {
    return column.required ? verdict('missing', 'Empty, though most rows have a value.') : null;
  }
  if (column.type === 'number') return checkNumber(value, column);
  if (column.type === 'date') return checkDate(value, column);
  if (column.shape && shapeOf(value) !== column.shape) {
    const dashed = value.replace(/[\s_.]+/g, '-');
    const fits = shapeOf(dashed) === column.shape;
    const reason = `Pattern differs from ${column.shape} (9 digit, A letter).`;
    return verdict('type', reason, fits ? dashed : null, fits);
  }
  return checkSpelling(value, column);
}

/**
 * @param {string} value
 * @param {Column} column
 */
function checkNumber(value, column) {
  const number = plainNumber(value);
  if (number === null) {
    const repaired = repairNumber(value);
    return verdict('type', 'Not a plain number.', repaired, !/[a-z]/i.test(value));
  }
  const [low, high] = column.range ?? [-Infinity, Infinity];
  if (number < low) {
    return verdict('range', `Below ${low}. A credit, or a wrong sign?`, value.replace('-', ''));
  }
  if (number > high)
    return verdict('range', `Above ${high}.`, slipped(value, number, column, high));
  const score = column.score?.(number) ?? 0;
  if (Math.abs(score) <= OUTLIER_LIMIT) return null;
  const reason = `Modified z-score ${score.toFixed(1)}, limit ${OUTLIER_LIMIT}. A shifted decimal point?`;
  return verdict('outlier', reason, slipped(value, number, column, high));
}

/**
 * A value moved by a power of ten that lands among its neighbors.
 * @param {string} value
 * @param {number} number
 * @param {Column} column
 * @param {number} high
 */
function slipped(value, number, column, high) {
  const digits = (value.split('.')[1] ?? '').length;
  const moved = SLIPS.map((slip) => number / slip).find((candidate) => {
    return candidate <= high && Math.abs(column.score?.(candidate) ?? 0) <= 2;
  });
  if (moved === undefined) return null;
  return Number.isInteger(moved) && digits === 0
    ? String(moved)
    : moved.toFixed(Math.max(2, digits));
}

/**
 * @param {string} value
 * @param {Column} column
 */
function checkDate(value, column) {
  const date = readDate(value);
  const asked = column.dateStyle === 'iso' ? 'YYYY-MM-DD' : 'MM/DD/YYYY';
  if (date === null) return verdict('date', `Not a date the column's form allows (${asked}).`);
  if (date.day === null) return verdict('date', 'The calendar has no such day.');
  if (date.style === column.dateStyle) return null;
  const reading = date.style === 'us' ? ' Read as month before day.' : '';
  const reason = `Other rows write ${asked}.${reading}`;
  return verdict('date', reason, writeDate(date.day, column.dateStyle), date.style !== 'us');
}

/**
 * @param {string} value
 * @param {Column} column
 */
function checkSpelling(value, column) {
  if (!column.categories) return null;
  const count = column.categories.get(value) ?? 0;
  for (const [known, times] of column.frequent) {
    if (known === value || times < count * 2) continue;
    // One edit per three letters, at most two, so that "NJ" is not a misspelled "PA".
    const most = Math.min(2, Math.floor(known.length / 3));
    const edits = editDistance(known.toLowerCase(), value.toLowerCase(), most);
    if (edits > most) continue;
    const how =
      edits === 0 ? 'Same word, other capitals' : `${edits} ${edits === 1 ? 'edit' : 'edits'} away`;
    return verdict('spelling', `${how}: "${known}" appears ${times} times.`, known, true);
  }
  return null;
}
