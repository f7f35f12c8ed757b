// @ts-check

/** @typedef {{ value: string, start: number, end: number }} Cell offsets into the text */

/**
 * Parses comma-separated values as in RFC 4180: quoted cells may contain commas, line breaks and
 * doubled quotes. Papa Parse returns the same values, but not the start and end offset of each
 * cell, which the demo needs to select a cell in the text and to replace it without rewriting the
 * others.
 * @param {string} text
 * @returns {Cell[][]} without blank lines
 */
export function parseCsv(text) {
  /** @type {Cell[][]} */
  const records = [];
  /** @type {Cell[]} */
  let record = [];
  let at = 0;
  while (at < text.length) {
    const cell = readCell(text, at);
    record.push(cell);
    at = cell.end;
    if (text[at] === ',') {
      at += 1;
      if (at < text.length) continue;
      record.push({ value: '', start: at, end: at });
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    if (record.length > 1 || record[0].value.trim() !== '') records.push(record);
    record = [];
  }
  return records;
}

/**
 * @param {string} text
 * @param {number} start
 * @returns {Cell}
 */
function readCell(text, start) {
  let at = start;
  let value = '';
  if (text[at] === '"') {
    at += 1;
    while (at < text.length && (text[at] !== '"' || text[at + 1] === '"')) {
      value += text[at];
      at += text[at] === '"' ? 2 : 1;
    }
    at += 1;
  }
  const rest = at;
  while (at < text.length && !',\r\n'.includes(text[at])) at += 1;
  return { value: value + text.slice(rest, at), start, end: Math.min(at, text.length) };
}

/** @param {string} value */
function quoted(value) {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/**
 * Replaces some cells in the text; everything else is unchanged.
 * @param {string} text
 * @param {{ cell: Cell, value: string }[]} changes of several changes to one cell the first applies
 */
export function replaceCells(text, changes) {
  const parts = [];
  let at = 0;
  for (const { cell, value } of changes.toSorted((a, b) => a.cell.start - b.cell.start)) {
    if (cell.start < at) continue;
    parts.push(text.slice(at, cell.start), quoted(value));
    at = cell.end;
  }
  return parts.join('') + text.slice(at);
}
