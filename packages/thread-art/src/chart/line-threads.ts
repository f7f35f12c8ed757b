import { fiveTones, type Tone } from '../palette.ts';
import { cycle } from '../random.ts';
import type { Thread } from './line-labels.ts';
import { formatValue, ticksWithin } from './scale.ts';
import type { LineChart } from './schema.ts';

export type Point = readonly [x: number, y: number];

/** Positions on the x axis: the labels themselves if all are numbers, otherwise 0, 1, 2… */
export function placesOf({ labels }: LineChart): number[] {
  return labels.every((label) => typeof label === 'number') ? labels : [...labels.keys()];
}

/** Ranges of values (`low` to `high`, including zero) and of positions (`first` to `last`). */
export function rangeOf(chart: LineChart) {
  const values = chart.series.flatMap((each) => each.values);
  const places = placesOf(chart);
  return {
    low: Math.min(0, ...values),
    high: Math.max(0, ...values),
    first: Math.min(...places),
    last: Math.max(...places),
  };
}

/** Values of the horizontal grid lines; none for a single line, whose points have labels. */
export function ticksOf(chart: LineChart): number[] {
  const { low, high } = rangeOf(chart);
  return chart.series.length === 1 ? [] : ticksWithin(low, high, 4);
}

/** Label of each line: its name and last value. */
export const endNames = ({ series, unit }: LineChart) =>
  series.map(({ name, values }) => `${name} ${formatValue(values.at(-1) ?? 0, unit)}`);

type Scale = (value: number) => number;

/** Scales each series to points in SVG user units. */
export function threadsOf(chart: LineChart, x: Scale, y: Scale): Thread[] {
  const places = placesOf(chart);
  return chart.series.map((each, index) => ({
    name: each.name,
    tone: each.tone ?? cycle(fiveTones, index),
    toneBelow: each.toneBelow ?? each.tone ?? cycle(fiveTones, index),
    spots: each.values.map((value, at) => ({ x: x(places[at] ?? 0), y: y(value), value })),
  }));
}

/** A piece of a line in one color. */
interface Part {
  tone: Tone;
  points: Point[];
}

/** Splits a line where it crosses zero, if it has another color below zero. */
export function partsOf({ spots, tone, toneBelow }: Thread, zero: number): Part[] {
  const parts: Part[] = [];
  spots.slice(1).forEach((to, index) => {
    const from = spots[index] ?? to;
    const crosses = tone !== toneBelow && from.value * to.value < 0;
    const share = crosses ? (zero - from.y) / (to.y - from.y) : 1;
    const middle: Point = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    const add = (below: boolean, a: Point, b: Point) => {
      const [own, last] = [below ? toneBelow : tone, parts.at(-1)];
      if (last?.tone === own) last.points.push(b);
      else parts.push({ tone: own, points: [a, b] });
    };
    add(from.value < 0 || (from.value === 0 && to.value < 0), [from.x, from.y], middle);
    if (crosses) add(to.value < 0, middle, [to.x, to.y]);
  });
  return parts;
}
