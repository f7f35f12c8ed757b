import { z } from 'zod';

import { fiveTones } from '../palette.ts';

const text = z
  .string('write this as text, in quotes if it looks like a number or a date')
  .min(1, 'write something here or remove the field')
  .refine((value) => value === value.trim(), 'remove the spaces before or after the text');

const number = z.number('write a plain number, for example -300 or 4.5');
const tone = z.enum(fiveTones, { error: `use one of ${fiveTones.join(', ')}` });
const many = (name: string) => ({ error: `write ${name} as a list` });

/** Text fields of every chart. */
const words = {
  title: text.max(90, 'keep it to 90 characters: it is a heading'),
  /** States where the figures come from: who measured them, or that they are our estimate. */
  caption: text,
  source: z
    .strictObject({
      label: text,
      url: z.url({
        protocol: /^https$/,
        error: 'write the whole address, starting with https://',
      }),
    })
    .optional(),
};

/** Number format; `#` is the number, e.g. `$#K` or `#%`. */
const unit = z
  .string()
  .regex(/^[^#]*#[^#]*$/, 'write # once, in place of the number, for example "$#K" or "#%"')
  .default('#');

const seriesOf = (most: number) =>
  z
    .array(
      z.strictObject({
        name: text,
        tone: tone.optional(),
        /** Color of values below zero, or below the base of a dot chart. */
        toneBelow: tone.optional(),
        values: z.array(number, many('the values')),
      }),
      many('the series'),
    )
    .min(1, 'give at least one series')
    .max(most, most === 1 ? 'dots show one series' : `show at most ${most} series`);

const label = z.union([text, number], { error: 'write each label as text or as a number' });
const labels = z
  .array(label, many('the labels'))
  .min(2, 'a chart compares: give at least two labels')
  .max(16, 'show at most 16 labels')
  .refine((all) => new Set(all.map(String)).size === all.length, 'use each label once');

const bar = z.strictObject({
  kind: z.literal('bar'),
  ...words,
  unit,
  labels,
  series: seriesOf(3),
  /** Labels of the colored bars; the others are neutral. Default: all bars are colored. */
  highlight: z.array(label).optional(),
});

const line = z.strictObject({
  kind: z.literal('line'),
  ...words,
  unit,
  /** Unit of the labels, for example `Quarter`. */
  axis: text,
  /** To scale if all of them are numbers, otherwise evenly spaced. */
  labels,
  series: seriesOf(4),
  /** Notes at points of the first series. */
  notes: z.array(z.strictObject({ label, text })).optional(),
});

const dot = z.strictObject({
  kind: z.literal('dot'),
  ...words,
  unit,
  labels,
  series: seriesOf(1),
  /** Value at which the threads start. */
  base: number.default(0),
});

const roadmap = z.strictObject({
  kind: z.literal('roadmap'),
  ...words,
  /** Unit of `from` and `to`, for example `Months`. */
  axis: text,
  rows: z
    .array(
      z
        .strictObject({
          label: text,
          from: number,
          to: number,
          gate: text.optional(),
          /** Number of things handled side by side; each is a thread, and they meet at the end. */
          threads: z.int().min(2).max(10, 'draw at most 10 threads').optional(),
        })
        .refine((row) => row.from < row.to, {
          path: ['to'],
          error: 'a phase ends after it starts: give a larger number',
        }),
      many('the rows'),
    )
    .min(2, 'give at least two rows')
    .max(8, 'show at most 8 rows'),
});

/** Schemas by kind of chart, which is the first key of the block. */
export const chartSchemas = { bar, line, dot, roadmap } as const;

export type BarChart = z.output<typeof bar>;
export type LineChart = z.output<typeof line>;
export type DotChart = z.output<typeof dot>;
export type RoadmapChart = z.output<typeof roadmap>;
export type Chart = BarChart | LineChart | DotChart | RoadmapChart;
type Plotted = BarChart | LineChart | DotChart;

export interface Mismatch {
  path: (string | number)[];
  message: string;
  fix: string;
}

/** Checks across fields: the number of values and labels, and references to labels. */
export function mismatches(chart: Chart): Mismatch[] {
  return chart.kind === 'roadmap' ? [] : [...missingValues(chart), ...unknownLabels(chart)];
}

function missingValues({ series, labels: names }: Plotted): Mismatch[] {
  return series.flatMap(({ values }, index) =>
    values.length === names.length
      ? []
      : {
          path: ['series', index, 'values'],
          message: `expected ${names.length} values (one per label), found ${values.length}`,
          fix: 'give one value for each label, in the same order',
        },
  );
}

function unknownLabels(chart: Plotted): Mismatch[] {
  const named =
    chart.kind === 'bar'
      ? (chart.highlight ?? []).map((name, at) => ({ name, path: ['highlight', at] }))
      : chart.kind === 'line'
        ? (chart.notes ?? []).map((note, at) => ({
            name: note.label,
            path: ['notes', at, 'label'],
          }))
        : [];
  return named.flatMap(({ name, path }) =>
    chart.labels.includes(name)
      ? []
      : { path, message: `unknown label "${name}"`, fix: 'copy a label exactly' },
  );
}
