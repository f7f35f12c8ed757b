import { fiveTones } from '../palette.ts';
import { cycle } from '../random.ts';
import {
  boxOf,
  type Drawing,
  type Label,
  leading,
  type Mark,
  numbers,
  overlaps,
  path,
  round,
  roundMarks,
  rules,
  type Sheet,
  stack,
  widthOf,
  wrapped,
} from './drawing.ts';
import { ropeOf } from './rope.ts';
import { formatValue, scaleOf } from './scale.ts';
import type { RoadmapChart } from './schema.ts';

/** Horizontal space between a connecting thread and the text beside it. */
const clear = 12;
/** Vertical distance of the threads of a phase, and the most that all of them take. */
const [threadGap, mostSpread] = [9, 54];
/** Longest horizontal distance over which they part or meet. */
const longestBend = 80;

interface Point {
  x: number;
  y: number;
}

/**
 * Phases as ropes, one per row; a thread connects the end of a phase to a next one that starts
 * there.
 */
export function drawRoadmap(chart: RoadmapChart, sheet: Sheet, id: string): Drawing {
  const thick = sheet.name === 'wide' ? 20 : 16;
  const low = Math.min(...chart.rows.map(({ from }) => from));
  const high = Math.max(...chart.rows.map(({ to }) => to));
  const x = scaleOf(low, high, 1, sheet.width - 8);

  const rope = ropeOf(id, thick);
  const falls: string[] = [];
  const ropes: string[] = [];
  const ends: Mark[] = [];
  const labels: Label[] = [];
  let y = 0;
  let before: Point | undefined;
  chart.rows.forEach((row, index) => {
    const [start, end] = [x(row.from), x(row.to)];
    const tone = cycle(fiveTones, index);
    const meets = before && Math.abs(start - before.x) <= clear ? before : undefined;
    const names = meets
      ? beside(row.label, around(start, meets.x), sheet)
      : beside(row.label, [start, start], sheet);
    labels.push(...stack(names.lines, sheet, { ...names, y: y + sheet.size, style: 'strong' }));
    const spread = row.threads ? spreadOf(row.threads) : thick;
    y += names.lines.length * leading(sheet) + 5 + spread / 2;
    if (meets) falls.push(fall(meets, { x: start, y }));
    ropes.push(
      row.threads
        ? path(
            sideBySide({ x: start, y }, end, row.threads, meets !== undefined),
            'chart-thread',
            `chart-${tone}`,
          )
        : rope.lay({ from: start, to: end, y, tone }),
    );
    ends.push({ x: end, y, tone });
    before = { x: end, y };
    const gate = row.gate ? beside(row.gate, around(end, end), sheet) : undefined;
    // A text to the right of the end is beside threads that have met.
    y += (gate?.anchor === 'start' ? Math.min(spread, thick) : spread) / 2 + 6;
    if (gate) {
      labels.push(...stack(gate.lines, sheet, { ...gate, y: y + sheet.size, style: 'quiet' }));
      y += gate.lines.length * leading(sheet);
    }
    y += 10;
  });

  const floor = y + 4;
  const name: Label = {
    text: chart.axis,
    x: 0,
    y: floor + 8 + sheet.size * 2.4,
    anchor: 'start',
    style: 'quiet',
  };
  labels.push(name, ...axisLabels(chart, x, sheet, floor + 8 + sheet.size));
  const marks = edgesOf(chart).map((at) => ({ x: x(at), y: floor, v: 5 }));
  const art = [
    rope.symbol,
    falls.length > 0 ? path(falls.join(''), 'chart-fall') : '',
    ...ropes,
    path(rules([{ x: x(low), y: floor, h: x(high) - x(low) }, ...marks]), 'chart-rule'),
    roundMarks(ends),
  ];
  return { height: Math.ceil(name.y + 6), art: art.join(''), labels };
}

const around = (a: number, b: number): [number, number] => [
  Math.min(a, b) - clear,
  Math.max(a, b) + clear,
];

/** Wraps text right of the range x1 to x2, or left of it if that takes fewer lines. */
function beside(text: string, [x1, x2]: [number, number], sheet: Sheet) {
  const [before, after] = [x1, sheet.width - x2];
  const [left, right] = [wrapped(text, sheet, before), wrapped(text, sheet, after)];
  const fits = (lines: string[], measure: number) =>
    lines.every((each) => widthOf(each, sheet) <= measure);
  const goesRight = fits(right, after) && (right.length <= left.length || !fits(left, before));
  return goesRight
    ? { lines: right, x: round(x2), anchor: 'start' as const }
    : { lines: left, x: round(x1), anchor: 'end' as const };
}

const spreadOf = (count: number) => Math.min((count - 1) * threadGap, mostSpread);

/**
 * Path data of `count` threads that meet at x `end`, and also start in one point if they continue a
 * connecting thread.
 */
function sideBySide(from: Point, end: number, count: number, isContinued: boolean): string {
  const bend = Math.min(0.4 * (end - from.x), longestBend);
  const middle = round(from.y);
  return Array.from({ length: count }, (_, index) => {
    const y = round(from.y + (index / (count - 1) - 0.5) * spreadOf(count));
    const part = round(from.x + bend / 2);
    const start = isContinued
      ? `M${round(from.x)} ${middle}C${numbers(part, middle, part, y, round(from.x + bend), y)}`
      : `M${round(from.x)} ${y}`;
    const meet = round(end - bend / 2);
    return `${start}H${round(end - bend)}C${numbers(meet, y, meet, middle, round(end), middle)}`;
  }).join('');
}

/** Path data of the thread that connects two phases. */
function fall(from: Point, to: Point): string {
  const [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map(round);
  const middle = round((from.y + to.y) / 2);
  return `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`;
}

function edgesOf({ rows }: RoadmapChart): number[] {
  const first = Math.min(...rows.map(({ from }) => from));
  return [...new Set([first, ...rows.map(({ to }) => to)])].sort((a, b) => a - b);
}

/** Labels of the axis: both ends first, then those that fit between them. */
function axisLabels(
  chart: RoadmapChart,
  x: (value: number) => number,
  sheet: Sheet,
  y: number,
): Label[] {
  const edges = edgesOf(chart);
  const last = edges.length - 1;
  const placed: Label[] = [];
  for (const index of [0, last, ...edges.keys()]) {
    const at = edges[index] ?? 0;
    const anchor = index === 0 ? 'start' : index === last ? 'end' : 'middle';
    const shift = index === 0 ? -1 : index === last ? 6 : 0;
    const label: Label = { text: formatValue(at), x: x(at) + shift, y, anchor, style: 'quiet' };
    const box = boxOf(label, sheet);
    if (!placed.some((other) => overlaps(boxOf(other, sheet), box, 6))) placed.push(label);
  }
  return placed;
}
