import { h, s } from '../public/shared/dom.js';
import { type Fields, fieldNames, sumsMatch } from './fields';
import type { Box } from './ocr/boxes';
import type { Line, Reading } from './ocr/reader';

const SURE = 0.9;
const percent = (share: number, digits = 0) => `${(share * 100).toFixed(digits)}%`;

interface Score {
  /** Character error rate, from 0 up. */
  errorRate: number;
  rightFields: number;
}

export interface Group {
  name: string;
  documents: number;
  fields: number;
  reader: Score;
  baseline: Score;
}

export interface Mistake {
  id: string;
  box: Box;
  truth: string;
  read: string;
}

/** What was read, in a sentence or two. */
export function verdict({ rows, unreadable, turns }: Reading, fields: Fields): string {
  const lines = rows.flat();
  if (lines.length + unreadable === 0) return 'No text was found in this picture.';
  if (unreadable > lines.length) {
    return `Most of this picture is unreadable: ${unreadable} of ${lines.length + unreadable} lines. Try more light, or come closer.`;
  }
  const match = sumsMatch(fields);
  const sums =
    match === undefined
      ? 'The sums can not be checked.'
      : match
        ? 'Net and tax make the total.'
        : 'Net and tax do not make the total: check them.';
  const side = turns === 0 ? '' : ` The picture was turned by ${turns * 90} degrees.`;
  const count = fieldNames.filter((name) => fields[name]).length;
  return `${lines.length} lines read, ${count} of ${fieldNames.length} fields found. ${sums}${side}`;
}

/** A row for each field, found or not. */
export function fieldRows(fields: Fields): HTMLElement[] {
  return fieldNames.map((name, index) => {
    const field = fields[name];
    const tone =
      !field || field.confidence < 0.7 ? 'bad' : field.confidence < SURE ? 'warn' : 'good';
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, `${index + 1} ${name}`),
      h('td', {}, field?.value ?? 'not found'),
      h(
        'td',
        { class: 'num' },
        h('span', { class: `tag ${tone}` }, field ? percent(field.confidence) : '–'),
      ),
      h('td', { class: 'small' }, field?.reason ?? 'No label and no value of this kind was read'),
    );
  });
}

/** Rectangles of all lines; those of fields have the number of their row. */
export function lineMarks({ rows }: Reading, fields: Fields): SVGElement[] {
  const lines = rows.flat();
  const numbers = new Map<Line, number[]>();
  for (const [index, name] of fieldNames.entries()) {
    const line = fields[name]?.line;
    if (line) numbers.set(line, [...(numbers.get(line) ?? []), index + 1]);
  }
  return lines.flatMap((line) => {
    const { x, y, width, height, angle } = line.box;
    const shown = numbers.get(line);
    const rectangle = s('rect', {
      class: shown ? 'line chosen' : 'line',
      x: x - width / 2,
      y: y - height / 2,
      width,
      height,
      transform: `rotate(${(angle * 180) / Math.PI} ${x} ${y})`,
    });
    if (!shown) return [rectangle];
    const corner = { x: x - width / 2 - height * 0.4, y: y + height * 0.3 };
    const number = { class: 'line-number', 'font-size': height * 0.9, 'text-anchor': 'end' };
    return [rectangle, s('text', { ...number, ...corner }, shown.join(', '))];
  });
}

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;

/** @param format - json, csv or txt */
export function exported(format: string, fields: Fields, { rows }: Reading): string {
  const text = rows.map((row) => row.map((line) => line.text).join(' '));
  if (format === 'txt') return text.join('\n');
  const found = fieldNames.flatMap((name) => {
    const { value, confidence, reason } = fields[name] ?? {};
    if (value === undefined || reason === undefined || confidence === undefined) return [];
    return [{ name, value, confidence: Number(confidence.toFixed(3)), reason }];
  });
  if (format === 'csv') {
    const records = found.map(({ name, value, confidence, reason }) =>
      [name, quoted(value), confidence, quoted(reason)].join(','),
    );
    return ['field,value,confidence,reason', ...records].join('\n');
  }
  const byName = Object.fromEntries(found.map(({ name, ...field }) => [name, field]));
  return JSON.stringify({ fields: byName, sumsMatch: sumsMatch(fields), text }, null, 2);
}

/** A row for each group of samples, the baseline in brackets. */
export function resultRows(groups: readonly Group[]): HTMLElement[] {
  return groups.map(({ name, documents, fields, reader, baseline }) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, `${documents} ${name}`),
      h(
        'td',
        { class: 'num' },
        `${percent(reader.errorRate, 1)} (${percent(baseline.errorRate, 1)})`,
      ),
      h('td', { class: 'num' }, `${reader.rightFields} of ${fields} (${baseline.rightFields})`),
    ),
  );
}

/** Mistakes with the part of the sample where they happened. */
export function mistakeItems(
  mistakes: readonly Mistake[],
  pictureOf: (id: string) => string,
): HTMLElement[] {
  return mistakes.map(({ id, box: { x, y, width, height, angle }, truth, read }) => {
    const view = { width: width + height, height: height * 1.6 };
    const turn = `rotate(${(-angle * 180) / Math.PI} ${x} ${y})`;
    const crop = s(
      'svg',
      {
        viewBox: `${x - view.width / 2} ${y - view.height / 2} ${view.width} ${view.height}`,
        'aria-hidden': 'true',
      },
      s('image', { href: pictureOf(id), transform: turn }),
    );
    return h('li', {}, crop, h('span', {}, `It says “${truth}” and was read as “${read}”.`));
  });
}
