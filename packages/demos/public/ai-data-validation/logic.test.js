import { expect, it } from 'vitest';

import { parseCsv, replaceCells } from './csv.js';
import { apply, check, LIMITS } from './logic.js';
import { SAMPLES } from './samples.js';
import { readDate, repairNumber, writeDate } from './values.js';

it.each([
  ['a,b\r\n"x, y","say ""hi"""\n"two\nlines",\n', 'a|b / x, y|say "hi" / two\nlines|'],
  ['a,b\n\n1,2', 'a|b / 1|2'],
  ['a,', 'a|'],
  ['"open', 'open'],
])('parses %j as %j', (text, rows) => {
  const parsed = parseCsv(text).map((record) => record.map((cell) => cell.value).join('|'));
  expect(parsed.join(' / ')).toBe(rows);
});

it('replaces cells, quotes when needed and leaves the others as typed', () => {
  const text = 'a, b\n"1",2\n3,4';
  const [, [one], [, four]] = parseCsv(text);
  const changes = [
    { cell: four, value: '5' },
    { cell: one, value: 'x,y' },
    { cell: one, value: 'second change to the same cell' },
  ];
  expect(replaceCells(text, changes)).toBe('a, b\n"x,y",2\n3,5');
});

it('repairs numbers only where they are unambiguous, and reads dates of days that exist', () => {
  expect(['$1,28O.40', '1.284,40', 'n/a'].map(repairNumber)).toEqual(['1280.40', null, null]);
  expect(readDate('2025-02-30')).toEqual({ style: 'iso', day: null });
  const read = readDate('Mar 10, 2025');
  expect(read?.style).toBe('words');
  expect(writeDate(read?.day ?? 0, 'iso')).toBe('2025-03-10');
  expect(readDate('3/10/2025')?.day).toBe(read?.day);
  expect(readDate('soon')).toBeNull();
});

const found = (text) =>
  check(text).findings.map(({ row, column, rule }) => `${row} ${column} ${rule}`);

it('finds every planted error of the samples and nothing else', () => {
  const planted = [
    '4 category spelling, 6 vendor missing, 7 invoice_date date, 8 amount type',
    '9 invoice_date date, 10 invoice_id duplicate, 11 amount outlier, 12 due_date range',
    '13 vendor spelling, 14 amount range, 15 currency spelling, 16 invoice_id type',
  ];
  expect(found(SAMPLES.invoices)).toEqual(planted.join(', ').split(', '));
  expect(found(SAMPLES.policies)).toHaveLength(12);
  expect(check(SAMPLES.invoices, new Set(['date', 'missing'])).findings).toHaveLength(9);
});

it('applies repairs, after which those findings are gone', () => {
  const repaired = apply(SAMPLES.invoices, check(SAMPLES.invoices).findings);
  const left = check(repaired).findings.map(({ rule }) => rule);
  expect(left.sort()).toEqual(['date', 'duplicate', 'missing', 'range']);
  expect(repaired).toContain('INV-2050,Oakline Repairs,Repairs,2025-03-14,2025-04-13,984.00,USD');
});

it('reports a row of the wrong length, no mistake in an empty text, and what columns hold', () => {
  const [finding] = check('id,name\n1,a\n2\n').findings;
  expect(finding.reason).toBe('Values in this row: 1. In the header: 2.');
  expect(check('').rows).toBe(0);
  expect(check('a,b\n').findings).toEqual([]);
  // A worker can send it.
  const report = check(SAMPLES.invoices);
  expect(structuredClone(report)).toEqual(report);
  const rules = ['required', 'unique', 'pattern AAA-9999'];
  expect(report.columns[0]).toEqual({ name: 'invoice_id', holds: 'text', rules });
});

// The full matrix of two such cells has 144 million entries, and the test would time out.
it('compares long cells in time proportional to their length', () => {
  const long = 'x'.repeat(12_000);
  const text = `note,kind\n${`${long},${long}\n`.repeat(3)}${long}y,${long}xyz\na,b\n`;
  expect(found(text)).toEqual(['5 note spelling']);
});

it('refuses texts over its limits with a reason', () => {
  expect(check(`${'a,'.repeat(LIMITS.columns)}a\n1\n`)).toMatchObject({
    refused: 'Not checked: the table has 201 columns, and this demo reads up to 200.',
    findings: [],
  });
  expect(check('a'.repeat(LIMITS.characters + 1)).refused).toContain('1,000,001 characters');
  expect(check('a'.repeat(LIMITS.characters)).refused).toBeNull();
});
