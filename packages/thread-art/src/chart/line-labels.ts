import type { Tone } from '../palette.ts';
import { type Box, boxOf, type Label, leading, overlaps, round, type Sheet } from './drawing.ts';
import { formatValue } from './scale.ts';
import type { LineChart } from './schema.ts';

/** A data point in SVG user units, with its value. */
export interface DataPoint {
  x: number;
  y: number;
  value: number;
}

export interface Thread {
  name: string;
  tone: Tone;
  toneBelow: Tone;
  spots: DataPoint[];
}

/**
 * Places values and notes at the points of a single line, outside the area between line and zero.
 * Points with a note, end points and extremes are placed first; a value that finds no room is
 * omitted.
 */
export function labelValues(
  chart: LineChart,
  threads: readonly Thread[],
  zero: number,
  sheet: Sheet,
): Label[] {
  const spots = threads[0]?.spots ?? [];
  const taken: Box[] = spots.map(({ x, y }) => ({
    left: x - 6,
    right: x + 6,
    top: y - 6,
    bottom: y + 6,
  }));
  const placed: Label[] = [];
  const values = spots.map(({ value }) => value);
  const noteAt = (index: number) =>
    chart.notes?.find((note) => note.label === chart.labels[index])?.text;
  const weight = (index: number) =>
    (noteAt(index) ? 4 : 0) +
    (index === spots.length - 1 || index === 0 ? 2 : 0) +
    (values[index] === Math.max(...values) || values[index] === Math.min(...values) ? 1 : 0);
  for (const index of [...spots.keys()].sort((a, b) => weight(b) - weight(a) || a - b)) {
    const spot = spots[index];
    if (!spot) continue;
    const note = noteAt(index);
    const words = [formatValue(spot.value, chart.unit), ...(note ? [note] : [])];
    const found = spotsAround(spot, words, sheet).find((block) => {
      const boxes = block.map((label) => boxOf(label, sheet));
      return boxes.every(
        (box) =>
          box.left >= 0 &&
          box.right <= sheet.width &&
          !taken.some((other) => overlaps(box, other, 4)) &&
          !meetsCloth(box, spots, zero),
      );
    });
    // The data table has the values that find no room.
    if (!found) continue;
    placed.push(...found);
    taken.push(...found.map((label) => boxOf(label, sheet)));
  }
  return placed;
}

/**
 * Possible positions of a block of lines around a point; those away from the zero line come first.
 */
function spotsAround(spot: DataPoint, words: readonly string[], sheet: Sheet): Label[][] {
  const step = leading(sheet);
  const over = spot.y - 12 - (words.length - 1) * step;
  const under = spot.y + 10 + sheet.size * 0.8;
  const [near, far] = spot.value < 0 ? [under, over] : [over, under];
  const options: [number, number, Label['anchor']][] = [
    [0, near, 'middle'],
    [-2, near, 'end'],
    [2, near, 'start'],
    [-12, spot.y + sheet.size * 0.34, 'end'],
    [12, spot.y + sheet.size * 0.34, 'start'],
    [-2, far, 'end'],
    [2, far, 'start'],
    [8, spot.y + step, 'start'],
    [-8, spot.y + step, 'end'],
  ];
  return options.map(([dx, y, anchor]) =>
    words.map((text, index) => ({
      text,
      x: round(spot.x + dx),
      y: round(y + index * step),
      anchor,
      style: index === 0 ? ('strong' as const) : ('quiet' as const),
    })),
  );
}

/** Whether a box touches the area between the line and zero. */
function meetsCloth(box: Box, spots: readonly DataPoint[], zero: number): boolean {
  return spots.slice(1).some((to, index) => {
    const from = spots[index] ?? to;
    for (let step = 0; step <= 40; step += 1) {
      const x = from.x + ((to.x - from.x) * step) / 40;
      const y = from.y + ((to.y - from.y) * step) / 40;
      const across = x > box.left - 3 && x < box.right + 3;
      if (across && Math.min(y, zero) < box.bottom + 3 && Math.max(y, zero) > box.top - 3) {
        return true;
      }
    }
    return false;
  });
}

/** Labels at the right ends of the lines, moved down where they would overlap. */
export function labelLineEnds(
  words: readonly string[],
  threads: readonly Thread[],
  sheet: Sheet,
): Label[] {
  const ends = threads
    .flatMap(({ spots, tone }, index) => {
      const last = spots.at(-1);
      return last ? [{ x: last.x + 10, y: last.y, text: words[index] ?? '', tone }] : [];
    })
    .sort((a, b) => a.y - b.y);
  let free = Number.NEGATIVE_INFINITY;
  return ends.map(({ x, y, text, tone }) => {
    const at = Math.max(y + sheet.size * 0.34, free);
    free = at + leading(sheet);
    return {
      text,
      x: round(x),
      y: round(at),
      anchor: 'start' as const,
      tone,
    };
  });
}

/** Labels of the x axis. First and last come first; labels that would overlap are omitted. */
export function labelXAxis(
  names: readonly (string | number)[],
  xs: readonly number[],
  y: number,
  sheet: Sheet,
): Label[] {
  const placed: Label[] = [];
  for (const index of [0, names.length - 1, ...names.keys()]) {
    const label: Label = {
      text: String(names[index]),
      x: round(xs[index] ?? 0),
      y: round(y),
      anchor: 'middle',
      style: 'quiet',
    };
    const box = boxOf(label, sheet);
    if (!placed.some((other) => overlaps(boxOf(other, sheet), box, 6))) placed.push(label);
  }
  return placed;
}
