import { z } from 'zod';

import { fiveTones } from '../palette';

const text = z
  .string('write this as text, in quotes if it looks like a number or a date')
  .min(1, 'write something here or remove the field')
  .refine((value) => value === value.trim(), 'remove the spaces before or after the text');

const number = z.number('write a plain number, for example -300 or 4.5');
const tone = z.enum(fiveTones, { error: `use one of ${fiveTones.join(', ')}` });
const many = (name: string) => ({ error: `write ${name} as a list` });

/** What every chart says besides its data. */
const words = {
  title: text.max(90, 'keep it to 90 characters: it is a heading'),
  /** Says what the figures are: measured by whom, or our planning estimate. */
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

/** How a value is written, `#` being the number: `$#K`, `#%`. */
const unit = z
  .string()
  .regex(/^[^#]*#[^#]*$/, 'write # once, where the number stands, for example "$#K" or "#%"')
  .default('#');

const seriesOf = (most: number) =>
  z
    .array(
      z.strictObject({
        name: text,
        tone: tone.optional(),
        /** For values under zero, or under the base of dots. */
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
  .refine((all) => new Set(all.map(String)).size === all.length, 'each label stands once');

const bar = z.strictObject({
  kind: z.literal('bar'),
  ...words,
  unit,
  labels,
  series: seriesOf(3),
  /** The bars that carry the color; the others are quiet. All of them, when left out. */
  highlight: z.array(label).optional(),
});

const line = z.strictObject({
  kind: z.literal('line'),
  ...words,
  unit,
  /** What the labels count, for example `Quarter`. */
  axis: text,
  /** Placed to scale when all of them are numbers, else evenly. */
  labels,
  series: seriesOf(4),
  /** A word at a point of the first series. */
  notes: z.array(z.strictObject({ label, text })).optional(),
});

const dot = z.strictObject({
  kind: z.literal('dot'),
  ...words,
  unit,
  labels,
  series: seriesOf(1),
  /** Where the threads start. */
  base: number.default(0),
});

const roadmap = z.strictObject({
  kind: z.literal('roadmap'),
  ...words,
  /** What `from` and `to` count, for example `Months`. */
  axis: text,
  rows: z
    .array(
      z
        .strictObject({ label: text, from: number, to: number, gate: text.optional() })
        .refine((row) => row.from < row.to, {
          path: ['to'],
          error: 'a phase ends after it starts: give a larger number',
        }),
      many('the rows'),
    )
    .min(2, 'give at least two rows')
    .max(8, 'show at most 8 rows'),
});

/** The kinds of charts, by the word that the block starts with. */
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

/** What one field alone can't know: values without a label, labels that do not exist. */
export function mismatches(chart: Chart): Mismatch[] {
  return chart.kind === 'roadmap' ? [] : [...missingValues(chart), ...unknownLabels(chart)];
}

function missingValues({ series, labels: names }: Plotted): Mismatch[] {
  return series.flatMap(({ values }, index) =>
    values.length === names.length
      ? []
      : {
          path: ['series', index, 'values'],
          message: `${values.length} values stand against ${names.length} labels`,
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
      : { path, message: `no label reads "${name}"`, fix: 'copy a label exactly as it stands' },
  );
}
