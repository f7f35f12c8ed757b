import {
  centered,
  type Drawing,
  type Label,
  type Line,
  type Mark,
  path,
  roundMarks,
  rules,
  type Sheet,
  widthOf,
} from './drawing.ts';
import { twistOf } from './rope.ts';
import { placeRows } from './rows.ts';
import { formatValue, scaleOf } from './scale.ts';
import type { DotChart } from './schema.ts';

/** Dot chart: a thread from the base to a dot at each value. */
export function drawDots(chart: DotChart, sheet: Sheet, id: string): Drawing {
  const { series, labels: names, unit, base } = chart;
  const { values = [], tone = 'primary', toneBelow = 'fourth' } = series[0] ?? {};
  const wide = sheet.name === 'wide';
  const laid = placeRows(names, sheet, { top: 4, height: wide ? 20 : 16, gap: wide ? 14 : 16 });

  const low = Math.min(base, ...values);
  const high = Math.max(base, ...values);
  const widest = Math.max(...values.map((value) => widthOf(formatValue(value, unit), sheet)));
  const start = laid.left + (low < base ? widest + 18 : 2);
  const x = scaleOf(low, high, start, sheet.width - widest - 16);

  const over = wide ? 4 : 0;
  const twist = twistOf(id);
  const art = [twist.symbol];
  const bases: Line[] = [];
  const ends: Mark[] = [];
  const labels: Label[] = [...laid.labels];
  for (const row of laid.rows) {
    const value = values[row.index] ?? base;
    const y = (row.top + row.bottom) / 2;
    const shown = value < base ? toneBelow : tone;
    bases.push({ x: x(base), y: row.top - over, v: row.bottom - row.top + 2 * over });
    if (value !== base) art.push(twist.lay({ from: x(base), to: x(value), y, tone: shown }));
    ends.push({ x: x(value), y, tone: value === base ? 'ink' : shown });
    labels.push({
      text: formatValue(value, unit),
      x: x(value) + (value < base ? -12 : 12),
      y: centered(y, sheet),
      anchor: value < base ? 'end' : 'start',
      style: 'strong',
    });
  }
  art.push(path(rules(bases), 'chart-rule'), roundMarks(ends));
  return { height: laid.bottom + 8, art: art.join(''), labels };
}
