import { fiveTones } from '../palette.ts';
import { cycle } from '../random.ts';
import {
  centered,
  type Drawing,
  type Label,
  type Line,
  path,
  rules,
  type Sheet,
  widthOf,
} from './drawing.ts';
import { ropeOf } from './rope.ts';
import { placeRows } from './rows.ts';
import { formatValue, scaleOf } from './scale.ts';
import type { BarChart } from './schema.ts';

/** Horizontal bars, drawn as ropes, with the value at the end of each. */
export function drawBars(chart: BarChart, sheet: Sheet, id: string): Drawing {
  const { series, labels: names, unit, highlight } = chart;
  const single = series.length === 1;
  const thick = single ? (sheet.name === 'wide' ? 24 : 20) : 16;
  const between = 6;
  const height = series.length * thick + (series.length - 1) * between;
  const laid = placeRows(names, sheet, { top: 4, height, gap: sheet.name === 'wide' ? 16 : 18 });

  const valueText = (value: number, at: number) =>
    single ? formatValue(value, unit) : `${formatValue(value, unit)} ${series[at]?.name ?? ''}`;
  const all = series.flatMap(({ values }, at) => values.map((value) => ({ value, at })));
  const room = (under: boolean) =>
    Math.max(
      0,
      ...all
        .filter(({ value }) => value < 0 === under)
        .map(({ value, at }) => widthOf(valueText(value, at), sheet) + 10),
    );
  const low = Math.min(0, ...all.map(({ value }) => value));
  const high = Math.max(0, ...all.map(({ value }) => value));
  const start = laid.left + 1 + (low < 0 ? room(true) : 0);
  const x = scaleOf(low, high, start, sheet.width - (high > 0 ? room(false) : 2));

  const over = sheet.name === 'wide' ? 3 : 0;
  const rope = ropeOf(id, thick);
  const art = [rope.symbol];
  const floors: Line[] = [];
  const labels: Label[] = [...laid.labels];
  for (const row of laid.rows) {
    series.forEach(({ values, tone, toneBelow }, at) => {
      const value = values[row.index] ?? 0;
      const y = row.top + at * (thick + between) + thick / 2;
      const own = tone ?? cycle(fiveTones, at);
      const loud = !highlight || highlight.includes(names[row.index] ?? '');
      const shown = !loud ? 'neutral' : value < 0 ? (toneBelow ?? 'accent') : own;
      const ends = x(value);
      if (value !== 0) art.push(rope.lay({ from: x(0), to: ends, y, tone: shown }));
      labels.push({
        text: valueText(value, at),
        x: value < 0 ? ends - 8 : ends + 8,
        y: centered(y, sheet),
        anchor: value < 0 ? 'end' : 'start',
        style: loud ? 'strong' : undefined,
      });
    });
    floors.push({ x: x(0), y: row.top - over, v: height + 2 * over });
  }
  art.push(path(rules(floors), 'chart-rule'));
  return { height: laid.bottom + 6, art: art.join(''), labels };
}
