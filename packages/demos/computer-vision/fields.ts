import type { Line } from './ocr/reader';

export const fieldNames = [
  'supplier',
  'date',
  'number',
  'net',
  'tax',
  'total',
  'currency',
] as const;
export type FieldName = (typeof fieldNames)[number];

interface Field {
  /** Dates as YYYY-MM-DD, amounts with a point and two decimals, currencies as ISO 4217 codes. */
  value: string;
  /** From 0 to 1: how sure the recognizer is, less where a rule is a guess. */
  confidence: number;
  reason: string;
  /** Where it was read; a computed value has none. */
  line?: Line;
}

export type Fields = Partial<Record<FieldName, Field>>;

/** How much a rule is trusted that has no label to rely on. */
const GUESS = 0.6;
const CENT = 0.01;

/** Labels in English and German, without spaces and marks, the more exact ones first. */
const labels = {
  net: 'subtotal netamount nettotal nettobetrag summenetto zwischensumme netto net',
  tax: 'salestax vat mwst umsatzsteuer ust mehrwertsteuer zzgl tax gst',
  total:
    'totaldue totaltopay amountdue balancedue grandtotal zuzahlen rechnungsbetrag gesamtbetrag gesamtsumme endbetrag gesamt summe total',
  number:
    'invoicenumber invoiceno invoice# invoiceid rechnungsnummer rechnungsnr rechnungnr belegnummer belegnr bonnr receiptnumber receiptno folio tripid transaction orderno',
  date: 'invoicedate rechnungsdatum dateofissue issued datum date',
};

const currencies: [shown: RegExp, code: string][] = [
  [/€|(?<!\p{L})EUR/u, 'EUR'],
  [/£|(?<!\p{L})GBP/u, 'GBP'],
  [/\$|(?<!\p{L})USD/u, 'USD'],
  [/(?<!\p{L})CHF/u, 'CHF'],
];

const titles =
  /^(?:(?:tax |trip |guest )?(?:invoice|receipt|bill|sale)|rechnung|quittung|kassenbon|beleg)$/i;

/** Reads the fields of an invoice or a receipt from its rows of text, by labels and positions. */
export function extractFields(rows: readonly Line[][]): Fields {
  const currency = findCurrency(rows);
  return {
    supplier: findSupplier(rows),
    date: findDate(rows, currency?.value),
    number: findNumber(rows),
    ...findAmounts(rows),
    currency,
  };
}

/** Whether net and tax make the total; undefined unless all three were read. */
export function sumsMatch({ net, tax, total }: Fields): boolean | undefined {
  if (!net?.line || !tax?.line || !total?.line) return undefined;
  return Math.abs(Number(net.value) + Number(tax.value) - Number(total.value)) < CENT * 1.5;
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d#]/gu, '');

/** The label of a list that a text starts with or, after a rate such as 19%, has in it. */
function labelIn(text: string, list: string): string | undefined {
  const start = plain(text.replace(/[\d.,]+ ?%/, ''));
  return list.split(' ').find((label) => start.startsWith(label));
}

/** What follows a label in a text, e.g. "Invoice no. 7" → "7". */
function afterLabel(text: string, label: string): string {
  let end = 0;
  while (end < text.length && plain(text.slice(0, end)).length < label.length) end += 1;
  return text.slice(end).replace(/^(?:\s*(?:nr|no|number|id)\b)?[\s.:#]+/i, '');
}

const found = (line: Line, value: string, reason: string, trust = 1): Field => ({
  value,
  confidence: line.confidence * trust,
  reason,
  line,
});

/** 1,234.50 or 1.234,50 with two decimals; no dates, rates or parts of longer numbers. */
const amount = /(?<![\d.,])\d{1,3}(?:[., ]?\d{3})*[.,] ?\d{2}(?![.,]?\d|\s?%)/g;

function amountIn(line: Line): string | undefined {
  const shown = line.text.match(amount)?.at(-1)?.replaceAll(' ', '');
  return shown && (Number(shown.replace(/\D/g, '')) / 100).toFixed(2);
}

function findAmounts(rows: readonly Line[][]): Pick<Fields, 'net' | 'tax' | 'total'> {
  const candidates = rows.flatMap((row) => {
    const last = row.findLast((line) => amountIn(line) !== undefined);
    const value = last && amountIn(last);
    return value ? [{ row, line: last, value }] : [];
  });
  const labelled = (name: 'net' | 'tax' | 'total') => {
    const matches = candidates.flatMap(({ row, line, value }) => {
      const label = row.flatMap(({ text }) => labelIn(text, labels[name]) ?? [])[0];
      const shown = row.find(({ text }) => labelIn(text, labels[name]))?.text;
      return label ? [{ label, field: found(line, value, `In the row of “${shown}”`) }] : [];
    });
    const rank = ({ label }: { label: string }) => labels[name].split(' ').indexOf(label);
    return matches.toSorted((a, b) => rank(a) - rank(b))[0]?.field;
  };
  const [net, tax] = [labelled('net'), labelled('tax')];
  const largest = candidates.toSorted((a, b) => Number(b.value) - Number(a.value))[0];
  const guess = largest && found(largest.line, largest.value, 'Largest amount, no label', GUESS);
  const total = labelled('total') ?? guess;
  const known = { net, tax, total };
  const computed = (a: Field, sign: 1 | -1, b: Field, reason: string): Field => ({
    value: (Number(a.value) + sign * Number(b.value)).toFixed(2),
    confidence: Math.min(a.confidence, b.confidence) * GUESS,
    reason,
  });
  if (total && net && !tax) known.tax = computed(total, -1, net, 'Not read: total less net');
  if (total && tax && !net) known.net = computed(total, -1, tax, 'Not read: total less tax');
  return known;
}

function findCurrency(rows: readonly Line[][]): Field | undefined {
  const lines = rows.flat();
  const beside = lines.filter((line) => amountIn(line));
  for (const line of [...beside, ...lines]) {
    for (const [shown, code] of currencies) {
      const match = shown.exec(line.text);
      if (match) return found(line, code, `“${match[0]}” in “${line.text}”`);
    }
  }
  return undefined;
}

function findNumber(rows: readonly Line[][]): Field | undefined {
  for (const label of labels.number.split(' ')) {
    for (const row of rows) {
      const at = row.findIndex(({ text }) => plain(text).startsWith(label));
      const [line, next] = [row[at], row[at + 1]];
      if (!line) continue;
      const same = afterLabel(line.text, label);
      if (/\d/.test(same)) return found(line, same, `After “${label}” in the same line`);
      if (next && /\d/.test(next.text)) {
        return found(next, next.text, `Right of “${line.text}”`);
      }
    }
  }
  return undefined;
}

/** The tallest line near the top: names are set larger than the rest. */
function findSupplier(rows: readonly Line[][]): Field | undefined {
  const lines = rows.slice(0, 5).flat();
  const names = lines.filter(({ text }) => /\p{L}{3}/u.test(text) && !titles.test(text.trim()));
  const tallest = Math.max(...names.map(({ box }) => box.height));
  // The first of those that are about as tall: heights are measured to a few pixels.
  const line = names.find(({ box }) => box.height > tallest * 0.85);
  return line && found(line, line.text, 'Largest text at the top', 0.9);
}

const months = 'jan feb mar|mär|mrz apr may|mai jun jul aug sep oct|okt nov dec|dez'.split(' ');
const monthName = `(?<name>${months.join('|')})\\p{L}*\\.?`;
const dateForms = [
  /(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})/,
  /(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})/,
  /(?<first>\d{1,2})\/(?<second>\d{1,2})\/(?<year>\d{4})/,
  new RegExp(`(?<day>\\d{1,2})\\.? ?${monthName} ?(?<year>\\d{4})`, 'iu'),
  new RegExp(`${monthName} ?(?<day>\\d{1,2}), ?(?<year>\\d{4})`, 'iu'),
];

/** @returns a date as YYYY-MM-DD; 03/04/2025 is March 4 in dollars and April 3 otherwise */
function dateIn(text: string, currency: string | undefined): string | undefined {
  const parts = dateForms.map((form) => form.exec(text)?.groups).find(Boolean);
  if (!parts) return undefined;
  const { year, name, first = '', second = '' } = parts;
  let { day = '', month = '' } = parts;
  if (name) month = `${months.findIndex((each) => each.includes(name.toLowerCase())) + 1}`;
  if (first) {
    const isMonthFirst = Number(second) > 12 || (currency === 'USD' && Number(first) <= 12);
    [month, day] = isMonthFirst ? [first, second] : [second, first];
  }
  if (Number(month) > 12 || Number(day) > 31) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function findDate(rows: readonly Line[][], currency: string | undefined): Field | undefined {
  const dates = rows.flatMap((row) => {
    const line = row.find(({ text }) => dateIn(text, currency));
    const value = line && dateIn(line.text, currency);
    const label = row.find(({ text }) => labelIn(text, labels.date))?.text;
    return line && value ? [{ line, value, label }] : [];
  });
  const { line, value, label } = dates.find((date) => date.label) ?? dates[0] ?? {};
  if (!line || !value) return undefined;
  return label && label !== line.text
    ? found(line, value, `Right of “${label}”`)
    : found(line, value, label ? 'After its label' : 'First date, no label', label ? 1 : GUESS);
}
