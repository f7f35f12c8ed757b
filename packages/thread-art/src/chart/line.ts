import {
  boxOf,
  centered,
  type Drawing,
  type Label,
  type Sheet,
  sheetsOf,
  widthOf,
} from './drawing.ts';
import { labelLineEnds, labelValues, labelXAxis } from './line-labels.ts';
import { drawPlot } from './line-plot.ts';
import { endNames, placesOf, rangeOf, threadsOf, ticksOf } from './line-threads.ts';
import { formatValue, scaleOf } from './scale.ts';
import type { LineChart } from './schema.ts';

/** Line chart. For a single line, vertical threads fill the area between the line and zero. */
export function drawLines(chart: LineChart, sheet: Sheet, id: string): Drawing {
  const { series, labels: names, unit } = chart;
  const { low, high, first, last } = rangeOf(chart);
  const { left, width, height } = fieldOf(chart, sheet);
  const y = scaleOf(low, high, height, 0);
  const x = scaleOf(first, last, left, left + width);

  const threads = threadsOf(chart, x, y);
  const labels: Label[] = ticksOf(chart).map((tick) => ({
    text: formatValue(tick, unit),
    x: left - 8,
    y: centered(y(tick), sheet),
    anchor: 'end',
    style: 'quiet',
  }));
  labels.push(
    ...(series.length === 1
      ? labelValues(chart, threads, y(0), sheet)
      : labelLineEnds(endNames(chart), threads, sheet)),
  );

  const boxes = labels.map((label) => boxOf(label, sheet));
  const floor = Math.max(height + 8, ...boxes.map((box) => box.bottom + 12));
  const ceiling = Math.floor(Math.min(-8, ...boxes.map((box) => box.top)));
  labels.push(...labelXAxis(names, placesOf(chart).map(x), floor + sheet.size, sheet));
  const end = floor + sheet.size * 2.5;
  labels.push({ text: chart.axis, x: left - 8, y: end, anchor: 'start', style: 'quiet' });

  // Both sheets contain the plot of the first, scaled, because equal markup compresses better.
  const field = fieldOf(chart, sheetsOf(sheet.theme)[0]);
  const stretch = { across: width / field.width, down: height / field.height };
  const art = drawPlot(chart, field, { left, ...stretch }, `${id}:cloth`);
  return { top: ceiling, height: Math.ceil(end + 6) - ceiling, art, labels };
}

/** Left edge and size of the plot area. Its top is 0. */
function fieldOf(chart: LineChart, sheet: Sheet) {
  const { series, unit } = chart;
  const single = series.length === 1;
  const wide = sheet.name === 'wide';
  const before = single
    ? [widthOf(formatValue(series[0]?.values[0] ?? 0, unit), sheet) + 16]
    : ticksOf(chart).map((tick) => widthOf(formatValue(tick, unit), sheet) + 10);
  const after = single ? [] : endNames(chart).map((text) => widthOf(text, sheet) + 14);
  const left = Math.round(Math.max(26, ...before));
  const width = sheet.width - Math.max(30, ...after) - left;
  const { first, last } = rangeOf(chart);
  // Use whole pixels between labels if that narrows the plot by less than 3%.
  const even = Math.floor(width / (last - first)) * (last - first);
  return {
    left,
    width: wide && even > width * 0.97 ? even : Math.floor(width),
    height: wide ? 250 : 210,
  };
}
