import { expect, it } from 'vitest';

import { extractFields, type FieldName, fieldNames, sumsMatch } from './fields';
import type { Line } from './ocr/reader';

/** Rows of lines, e.g. 'Total | 5.00'; a line that starts with ! is twice as tall. */
const rowsOf = (text: string): Line[][] =>
  text.split('\n').map((row, at) =>
    row.split(' | ').map((line, index) => {
      const height = line.startsWith('!') ? 40 : 20;
      const box = { x: index * 200, y: at * 30, width: 180, height, angle: 0 };
      return { text: line.replace('!', ''), confidence: 1, box };
    }),
  );

it.each([
  [
    'an American invoice',
    '!Acme & Sons\nInvoice number | A-17\nInvoice date | March 4, 2025\nDue date | April 3, 2025\nBolts | 1,200.00\nSubtotal | $1,200.00\nSales tax 6.25% | $75.00\nTotal due | $1,275.00',
    'Acme & Sons, 2025-03-04, A-17, 1200.00, 75.00, 1275.00, USD',
  ],
  [
    'a German invoice',
    '!Muster GmbH\nRECHNUNG\nRechnungs-Nr. 25/081\nLieferdatum | 01.02.2025\nRechnungsdatum | 3. März 2025\nSumme netto | 1.000,00 EUR\nzzgl. 19% MwSt. | 190,00 EUR\nGesamtbetrag | 1.190,00 EUR',
    'Muster GmbH, 2025-03-03, 25/081, 1000.00, 190.00, 1190.00, EUR',
  ],
])('reads every field of %s', (_, text, expected) => {
  const fields = extractFields(rowsOf(text));
  expect(fieldNames.map((name) => fields[name]?.value).join(', ')).toBe(expected);
});

const table: [name: string, text: string, expected: Partial<Record<FieldName, string>>][] = [
  ['words without spaces', '!Cafe\nTotaltopay GBP12.50', { total: '12.50', currency: 'GBP' }],
  ['a rate in front of its label', '19%USt | 82,69EUR', { tax: '82.69', currency: 'EUR' }],
  ['a space inside an amount', 'Summe | 2, 99 €', { total: '2.99', currency: 'EUR' }],
  ['a missing tax', 'Subtotal | 5.00\nTotal | 6.00', { net: '5.00', tax: '1.00', total: '6.00' }],
  ['month first in dollars', 'Date | 03/04/2025\nTotal | $1.00', { date: '2025-03-04' }],
  ['day first otherwise', 'Date | 03/04/2025\nTotal | £1.00', { date: '2025-04-03' }],
  ['a month that can not be', 'Date | 21/06/2025\nTotal | $1.00', { date: '2025-06-21' }],
  ['an ISO date without a label', '2025-07-19', { date: '2025-07-19' }],
  ['no amount', 'Date 14.03.2025\nVAT 20.00%', { date: '2025-03-14', total: undefined }],
  ['a title that is not a supplier', '!INVOICE\nBright Cleaning', { supplier: 'Bright Cleaning' }],
  ['nothing', '', { supplier: undefined, date: undefined, number: undefined, total: undefined }],
];

it.each(table)('reads %s', (_, text, expected) => {
  const fields = extractFields(rowsOf(text));
  const values = Object.keys(expected).map((name) => [name, fields[name as FieldName]?.value]);
  expect(Object.fromEntries(values)).toEqual(expected);
});

it.each([
  ['Net | 5.00\nVAT | 1.00\nTotal | 6.00', true],
  ['Net | 5.00\nVAT | 1.00\nTotal | 6.20', false],
  ['Net | 5.00\nTotal | 6.00', undefined],
])('compares the sums of %j: %s', (text, expected) => {
  expect(sumsMatch(extractFields(rowsOf(text)))).toBe(expected);
});

it('takes the largest amount without a label, trusts it less, and says why', () => {
  const { total } = extractFields(rowsOf('Tea | 3.00\n9.50\nMilk | 1.20'));
  const reason = 'Largest amount, no label';
  expect(total).toMatchObject({ value: '9.50', confidence: 0.6, reason });
});
