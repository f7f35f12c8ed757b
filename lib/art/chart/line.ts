import { cycle } from '../chance';
import { fiveTones } from '../palette';
import {
  boxOf,
  type Drawing,
  knot,
  type Label,
  path,
  round,
  rule,
  type Sheet,
  widthOf,
} from './drawing';
import { sayEnds, sayPlaces, sayValues, type Thread } from './line-labels';
import { scaleOf, ticksWithin, written } from './scale';
import type { LineChart } from './schema';

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
