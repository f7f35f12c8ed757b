import { escaped } from '../escape.ts';
import type { Theme } from '../theme.ts';
import { drawBars } from './bar.ts';
import { drawDots } from './dot.ts';
import { type Drawing, round, type Sheet, sheetsOf } from './drawing.ts';
import { drawLines } from './line.ts';
import { drawRoadmap } from './roadmap.ts';
import { formatValue } from './scale.ts';
import type { Chart } from './schema.ts';

/** Position of a chart in its text. */
export interface Place {
  /** From 1. Part of the element ids of the figure. */
  number: number;
  /** Shows "Figure 1" before the title, for texts with more than one chart. */
  numbered: boolean;
}

/** @param id - prefix of element ids, unique in the page */
export function drawChart(chart: Chart, sheet: Sheet, id: string): Drawing {
  switch (chart.kind) {
    case 'bar':
      return drawBars(chart, sheet, id);
    case 'line':
      return drawLines(chart, sheet, id);
    case 'dot':
      return drawDots(chart, sheet, id);
    case 'roadmap':
      return drawRoadmap(chart, sheet, id);
  }
}

/**
 * HTML of a chart: a figure with one SVG for wide and one for narrow columns, and the data as a
 * table. Text from the content is escaped here. Equal charts give equal bytes.
 */
export function chartFigure(chart: Chart, { number, numbered }: Place, theme: Theme): string {
  // Ids of headings contain no colon, so these ids can't collide with them.
  const id = `chart:${number}`;
  const source = chart.source
    ? ` Source: <a href="${escaped(chart.source.url)}">${escaped(chart.source.label)}</a>.`
    : '';
  return [
    `<div class="chart"><figure id="${id}">`,
    `<p class="chart-title" id="${id}:title">`,
    numbered ? `<span class="chart-number">Figure ${number}</span> ` : '',
    `${escaped(chart.title)}</p>`,
    ...sheetsOf(theme).map((sheet) => picture(chart, sheet, id)),
    `<figcaption>${escaped(chart.caption)}${source}</figcaption></figure>`,
    '<details class="chart-data"><summary>Data as a table</summary>',
    `<div class="table-scroll" role="region" aria-label="${escaped(`Data: ${chart.title}`)}" tabindex="0">`,
    `${table(chart)}</div></details></div>`,
  ].join('');
}

function picture(chart: Chart, sheet: Sheet, id: string): string {
  const own = `${id}:${sheet.name}`;
  const { top = 0, height, art, labels } = drawChart(chart, sheet, own);
  const words = labels.map(({ text, x, y, anchor, style, tone }) => {
    const classes = [
      anchor === 'start' ? '' : `chart-${anchor}`,
      style ? `chart-${style}` : '',
      tone ? `chart-value chart-${tone}` : '',
    ].filter(Boolean);
    const attribute = classes.length > 0 ? ` class="${classes.join(' ')}"` : '';
    const [across, down] = [x === 0 ? '' : ` x="${round(x)}"`, ` y="${round(y)}"`];
    return `<text${attribute}${down}${across}>${escaped(text)}</text>`;
  });
  return [
    `<svg class="chart-${sheet.name}" viewBox="0 ${top} ${sheet.width} ${round(height)}" role="img" `,
    `aria-labelledby="${id}:title ${own}"><desc id="${own}">${escaped(describeChart(chart))}</desc>`,
    `<g aria-hidden="true">${art}${words.join('')}</g></svg>`,
  ].join('');
}

/** Short text alternative for screen readers; the data table below the chart has the details. */
export function describeChart(chart: Chart): string {
  if (chart.kind === 'roadmap') {
    const phases = chart.rows.map(
      ({ label, from, to }) => `${label}, ${formatValue(from)} to ${formatValue(to)}`,
    );
    return `Roadmap in ${chart.axis}: ${phases.join('; ')}.`;
  }
  const series = chart.series.map(({ name, values }) => {
    const at = (value: number) =>
      `${formatValue(value, chart.unit)} (${chart.labels[values.indexOf(value)]})`;
    return `${name} runs from ${at(Math.min(...values))} to ${at(Math.max(...values))}`;
  });
  const kind = { bar: 'Bar chart', line: 'Line chart', dot: 'Dot chart' }[chart.kind];
  return `${kind} of ${chart.labels.length} values: ${series.join('; ')}.`;
}

function table(chart: Chart): string {
  if (chart.kind === 'roadmap') {
    const gated = chart.rows.some(({ gate }) => gate);
    return tableOf(
      [
        'Phase',
        `From (${chart.axis})`,
        `To (${chart.axis})`,
        ...(gated ? ['Test at its end'] : []),
      ],
      chart.rows.map(({ label, from, to, gate }) => [
        label,
        formatValue(from),
        formatValue(to),
        ...(gated ? [gate ?? ''] : []),
      ]),
    );
  }
  const first = chart.kind === 'line' ? chart.axis : 'Item';
  const noted = chart.kind === 'line' && chart.notes ? chart.notes : [];
  return tableOf(
    [first, ...chart.series.map(({ name }) => name), ...(noted.length > 0 ? ['Note'] : [])],
    chart.labels.map((label, index) => [
      String(label),
      ...chart.series.map(({ values }) => formatValue(values[index] ?? 0, chart.unit)),
      ...(noted.length > 0 ? [noted.find((note) => note.label === label)?.text ?? ''] : []),
    ]),
  );
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const heads = head.map((text) => `<th scope="col">${escaped(text)}</th>`).join('');
  const body = rows.map(
    ([name = '', ...cells]) =>
      `<tr><th scope="row">${escaped(name)}</th>${cells.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
