// @ts-check
import { parseCsv, replaceCells } from './csv.js';
import { profile, summarize } from './profile.js';
import { checkValue, verdict } from './rules.js';
import { readDate } from './values.js';

/** @typedef {import('./csv.js').Cell} Cell */
/** @typedef {import('./profile.js').Column} Column */
/** @typedef {import('./profile.js').ColumnSummary} ColumnSummary */
/** @typedef {import('./rules.js').Rule} Rule */
/**
 * @typedef {object} Finding
 * @property {number} row row number as in a spreadsheet, where the header is row 1
 * @property {string} column
 * @property {Cell} cell
 * @property {Rule} rule
 * @property {string} reason
 * @property {string | null} suggestion
 * @property {boolean} safe the suggestion changes only the notation of a value, not its meaning
 */
/**
 * @typedef {object} Report plain data, so that a worker can send it
 * @property {ColumnSummary[]} columns
 * @property {number} rows
 * @property {number} cells
 * @property {Finding[]} findings
 * @property {string | null} refused why the table was not checked
 */

/** Limits of one check, so that its time and memory are bounded. */
export const LIMITS = { characters: 1_000_000, columns: 200 };

/**
 * Checks a table in CSV, whose first row is the header. Refuses texts over LIMITS.
 * @param {string} text
 * @param {Set<string>} [off] rules that are switched off
 * @returns {Report}
 */
export function check(text, off = new Set()) {
  if (text.length > LIMITS.characters) return refuse('characters', text.length);
  const [head = [], ...records] = parseCsv(text);
  if (head.length > LIMITS.columns) return refuse('columns', head.length);
  const columns = head.map((cell, index) => {
    const name = cell.value.trim() || `column ${index + 1}`;
    return profile(
      name,
      records.map((record) => record[index]?.value ?? ''),
    );
  });
  const findings = records.flatMap((record, index) => checkRecord(record, index + 2, columns));
  findings.push(...duplicates(records, columns), ...dateOrder(records, columns));
  findings.sort((a, b) => a.row - b.row || a.cell.start - b.cell.start);
  const cells = records.reduce((sum, record) => sum + record.length, 0);
  const kept = findings.filter((finding) => !off.has(finding.rule));
  return {
    columns: columns.map(summarize),
    rows: records.length,
    cells,
    findings: kept,
    refused: null,
  };
}

/**
 * @param {keyof typeof LIMITS} unit
 * @param {number} count
 * @returns {Report}
 */
function refuse(unit, count) {
  const [found, most] = [count, LIMITS[unit]].map((number) => number.toLocaleString('en-US'));
  const refused = `Not checked: the table has ${found} ${unit}, and this demo reads up to ${most}.`;
  return { columns: [], rows: 0, cells: 0, findings: [], refused };
}

/**
 * @param {Cell[]} record
 * @param {number} row
 * @param {Column[]} columns
 * @returns {Finding[]}
 */
function checkRecord(record, row, columns) {
  if (record.length !== columns.length) {
    const reason = `Values in this row: ${record.length}. In the header: ${columns.length}.`;
    const cell = { ...record[0], end: record[record.length - 1].end };
    const whole = { ...cell, value: '(whole row)' };
    return [
      { row, column: 'all', cell: whole, rule: 'shape', reason, suggestion: null, safe: false },
    ];
  }
  return record.flatMap((cell, index) => {
    const verdict = checkValue(cell.value.trim(), columns[index]);
    return verdict ? [{ row, column: columns[index].name, cell, ...verdict }] : [];
  });
}

/**
 * @param {Cell[][]} records
 * @param {Column[]} columns
 * @returns {Finding[]}
 */
function duplicates(records, columns) {
  return columns.flatMap((column, index) => {
    /** @type {Map<string, number>} */
    const first = new Map();
    if (!column.unique) return [];
    return records.flatMap((record, at) => {
      const cell = record[index];
      const value = cell?.value.trim() ?? '';
      if (value === '') return [];
      const earlier = first.get(value);
      if (earlier === undefined) first.set(value, at + 2);
      if (earlier === undefined) return [];
      const found = verdict('duplicate', `Already used in row ${earlier}. Ask which one is right.`);
      return [{ row: at + 2, column: column.name, cell, ...found }];
    });
  });
}

/**
 * Finds rows in which two neighboring date columns are in the wrong order. The order is required if
 * nearly all rows have it.
 * @param {Cell[][]} records
 * @param {Column[]} columns
 * @returns {Finding[]}
 */
function dateOrder(records, columns) {
  return columns.slice(1).flatMap((column, before) => {
    if (column.type !== 'date' || columns[before].type !== 'date') return [];
    const pairs = records.flatMap((record, at) => {
      const from = readDate(record[before]?.value.trim() ?? '')?.day ?? null;
      const to = readDate(record[before + 1]?.value.trim() ?? '')?.day ?? null;
      return from === null || to === null ? [] : [{ at, from, to, cell: record[before + 1] }];
    });
    const wrong = pairs.filter((pair) => pair.to < pair.from);
    if (wrong.length > pairs.length * 0.2) return [];
    return wrong.map(({ at, cell }) => {
      const found = verdict('range', `Earlier than ${columns[before].name} in the same row.`);
      return { row: at + 2, column: column.name, cell, ...found };
    });
  });
}

/**
 * Applies the suggestions of findings to the text.
 * @param {string} text
 * @param {Pick<Finding, 'cell' | 'suggestion'>[]} findings
 */
export function apply(text, findings) {
  const changes = findings.flatMap(({ cell, suggestion }) =>
    suggestion === null ? [] : [{ cell, value: suggestion }],
  );
  return replaceCells(text, changes);
}
