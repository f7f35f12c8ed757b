import { cycle } from '../chance';
import { fiveTones, type Tone } from '../palette';
import {
  type Box,
  boxOf,
  type Drawing,
  knot,
  type Label,
  leading,
  overlaps,
  path,
  round,
  rule,
  type Sheet,
  widthOf,
} from './drawing';
import { scaleOf, ticksWithin, written } from './scale';
import type { LineChart } from './schema';

interface Spot {
  x: number;
  y: number;
  value: number;
}

interface Thread {
  name: string;
  tone: Tone;
  toneBelow: Tone;
  spots: Spot[];
}

/** Pixels between the threads that hang from a line. */
const warp = 7;

/** Lines as threads. A single one hangs its warp on the zero line: cloth gained or owed. */
export function drawLines(chart: LineChart, sheet: Sheet): Drawing {
  const { series, labels: names, unit } = chart;
  const single = series.length === 1;
  const wide = sheet.name === 'wide';
  const values = series.flatMap((each) => each.values);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);

  const [top, bottom] = [0, wide ? 250 : 210];
  const endNames = single ? [] : series.map(({ name, values: own }) => endName(name, own, unit));
  const tickWords = single ? [] : ticksWithin(low, high, 4).map((tick) => written(tick, unit));
  const firstWord = single ? written(values[0] ?? 0, unit) : '';
  const left = Math.max(
    26,
    widthOf(firstWord, sheet) + 16,
    ...tickWords.map((text) => widthOf(text, sheet) + 10),
  );
  const right = sheet.width - Math.max(30, ...endNames.map((text) => widthOf(text, sheet) + 14));
  const y = scaleOf(low, high, bottom, top);
  const places = names.every((name) => typeof name === 'number') ? names : [...names.keys()];
  const x = scaleOf(Math.min(...places), Math.max(...places), left, right);

  const threads: Thread[] = series.map((each, index) => ({
    name: each.name,
    tone: each.tone ?? cycle(fiveTones, index),
    toneBelow: each.toneBelow ?? each.tone ?? cycle(fiveTones, index),
    spots: each.values.map((value, at) => ({ x: x(places[at] ?? 0), y: y(value), value })),
  }));

  const art: string[] = [];
  const labels: Label[] = [];
  if (!single) {
    for (const tick of ticksWithin(low, high, 4)) {
      if (tick !== 0)
        art.push(path(`M${round(left)} ${round(y(tick))}H${round(right)}`, 'chart-grid'));
      labels.push({
        text: written(tick, unit),
        x: left - 8,
        y: round(y(tick) + sheet.size * 0.34),
        anchor: 'end',
        voice: 'quiet',
      });
    }
  }
  for (const thread of threads) art.push(drawThread(thread, y(0), single));
  art.push(rule(left - 8, y(0), right + 8, y(0)));
  for (const { spots, tone, toneBelow } of threads) {
    for (const spot of spots) {
      art.push(knot(spot.x, spot.y, single ? 5 : 3.5, spot.value < 0 ? toneBelow : tone));
    }
  }
  labels.push(
    ...(single ? sayValues(chart, threads, y(0), sheet) : sayEnds(endNames, threads, sheet)),
  );

  const boxes = labels.map((label) => boxOf(label, sheet));
  const floor = Math.max(bottom + 8, ...boxes.map((box) => box.bottom + 12));
  const ceiling = Math.floor(Math.min(top - 8, ...boxes.map((box) => box.top)));
  labels.push(...sayPlaces(names, places.map(x), floor + sheet.size, sheet));
  const end = floor + sheet.size * 2.5;
  labels.push({ text: chart.axis, x: left - 8, y: end, anchor: 'start', voice: 'quiet' });
  return { top: ceiling, height: Math.ceil(end + 6) - ceiling, art: art.join(''), labels };
}

const endName = (name: string, values: readonly number[], unit: string) =>
  `${name} ${written(values.at(-1) ?? 0, unit)}`;

/** The thread, in two tones where it crosses zero, and its warp. */
function drawThread({ spots, tone, toneBelow }: Thread, zero: number, hung: boolean): string {
  const parts: { below: boolean; points: [number, number][] }[] = [];
  spots.slice(1).forEach((to, index) => {
    const from = spots[index] ?? to;
    const crosses = from.value * to.value < 0;
    const share = crosses ? (zero - from.y) / (to.y - from.y) : 1;
    const middle: [number, number] = [
      from.x + (to.x - from.x) * share,
      from.y + (to.y - from.y) * share,
    ];
    const add = (below: boolean, a: [number, number], b: [number, number]) => {
      const last = parts.at(-1);
      if (last?.below === below) last.points.push(b);
      else parts.push({ below, points: [a, b] });
    };
    add(from.value < 0 || (from.value === 0 && to.value < 0), [from.x, from.y], middle);
    if (crosses) add(to.value < 0, middle, [to.x, to.y]);
  });
  return parts
    .map(({ below, points }) => {
      const own = `chart-${below ? toneBelow : tone}`;
      const line = points.map(([px, py]) => `${round(px)} ${round(py)}`).join('L');
      const cloth = hung ? path(warpOf(points, zero), 'chart-warp', own) : '';
      return cloth + path(`M${line}`, 'chart-thread', own);
    })
    .join('');
}

function warpOf(points: readonly [number, number][], zero: number): string {
  let data = '';
  points.slice(1).forEach(([x2, y2], index) => {
    const [x1, y1] = points[index] ?? [x2, y2];
    for (let at = Math.ceil(x1 / warp) * warp; at < x2; at += warp) {
      const y = y1 + ((y2 - y1) * (at - x1)) / (x2 - x1 || 1);
      if (Math.abs(y - zero) > 3) data += `M${at} ${round(zero)}V${round(y)}`;
    }
  });
  return data || 'M0 0';
}

/** A value at each point of the one thread, outside its cloth, where it finds room. */
function sayValues(
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
    const words = [written(spot.value, chart.unit), ...(note ? [note] : [])];
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
    // No room on this sheet: the table has the value.
    if (!found) continue;
    placed.push(...found);
    taken.push(...found.map((label) => boxOf(label, sheet)));
  }
  return placed;
}

/** Places for a block of lines around a point: first away from the zero line. */
function spotsAround(spot: Spot, words: readonly string[], sheet: Sheet): Label[][] {
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
      voice: index === 0 ? ('strong' as const) : ('quiet' as const),
    })),
  );
}

/** Whether a box touches the thread or the warp between it and the zero line. */
function meetsCloth(box: Box, spots: readonly Spot[], zero: number): boolean {
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

/** Name and last value at the end of each thread, pushed apart where they would meet. */
function sayEnds(words: readonly string[], threads: readonly Thread[], sheet: Sheet): Label[] {
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
      voice: 'strong' as const,
      tone,
    };
  });
}

/** The names of the places below the plot; those that would touch are left to the table. */
function sayPlaces(
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
      voice: 'quiet',
    };
    const box = boxOf(label, sheet);
    if (!placed.some((other) => overlaps(boxOf(other, sheet), box, 6))) placed.push(label);
  }
  return placed;
}
