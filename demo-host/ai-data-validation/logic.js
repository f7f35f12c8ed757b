// @ts-check
import { parseCsv, replaceCell } from './csv.js';
import { profile } from './profile.js';
import { checkValue, verdict } from './rules.js';
import { readDate } from './values.js';

/** @typedef {import('./csv.js').Cell} Cell */
/** @typedef {import('./profile.js').Column} Column */
/** @typedef {import('./rules.js').Rule} Rule */
/**
 * @typedef {object} Finding
 * @property {number} row as a spreadsheet counts: the header is row 1
 * @property {string} column
 * @property {Cell} cell
 * @property {Rule} rule
 * @property {string} reason
 * @property {string | null} suggestion
 * @property {boolean} safe the suggestion changes how a value is written, not which one it is
 */
/** @typedef {{ columns: Column[], rows: number, cells: number, findings: Finding[] }} Report */

/**
 * @param {string} text
 * @param {Set<string>} [off] rules that are switched off
 * @returns {Report}
 */
export function check(text, off = new Set()) {
  const [head = [], ...records] = parseCsv(text);
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
  return { columns, rows: records.length, cells, findings: kept };
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
 * Neighboring date columns that nearly always run forward must do so in every row.
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
 * Applies suggestions from the last to the first, so that earlier offsets stay true.
 * @param {string} text
 * @param {Finding[]} findings
 */
export function apply(text, findings) {
  return [...findings]
    .sort((a, b) => b.cell.start - a.cell.start)
    .reduce((changed, { cell, suggestion }) => {
      return suggestion === null ? changed : replaceCell(changed, cell, suggestion);
    }, text);
}
