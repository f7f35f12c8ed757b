import { expect } from 'vitest';

import { type Box, boxOf, overlaps, type Sheet } from './drawing.ts';
import { drawChart } from './figure.ts';
import type { BarChart, Chart, DotChart, LineChart, RoadmapChart } from './schema.ts';

const words = { title: 'Threads', caption: 'An illustration.' };

/** One chart of each kind. */
export const bars: BarChart = {
  ...words,
  kind: 'bar',
  unit: '#%',
  labels: ['Before', 'After'],
  series: [{ name: 'Share', values: [40, -12.5] }],
};

export const lines: LineChart = {
  ...words,
  kind: 'line',
  unit: '$#K',
  axis: 'Quarter',
  labels: [1, 2, 4],
  series: [{ name: 'Net', tone: 'fourth', toneBelow: 'accent', values: [-20, 10, 0] }],
  notes: [{ label: 4, text: 'Even' }],
};

export const dots: DotChart = {
  ...words,
  kind: 'dot',
  unit: '#',
  base: 6,
  labels: ['Same', 'Early', 'Late'],
  series: [{ name: 'Quarter', values: [6, 5, 11] }],
};

export const phases: RoadmapChart = {
  ...words,
  kind: 'roadmap',
  axis: 'Months',
  rows: [
    { label: 'Begin', from: 0, to: 6, gate: 'Live' },
    { label: 'Go on', from: 6, to: 12 },
    { label: 'Side by side', from: 12, to: 15, threads: 3, gate: 'All three' },
  ],
};

export const oneOfEach: readonly Chart[] = [bars, lines, dots, phases];

/** Expects every text of a chart on its sheet, and none on another. */
export function expectClearLabels(chart: Chart, sheet: Sheet): void {
  const { top = 0, height, labels } = drawChart(chart, sheet, 'chart');
  const boxes = labels.map((label) => boxOf(label, sheet));
  expectApart(boxes, { left: 0, right: sheet.width, top, bottom: top + height });
}

/** Expects boxes to be in a frame and not to touch. */
export function expectApart(boxes: readonly Box[], frame: Box): void {
  boxes.forEach((box, index) => {
    expect(box.left).toBeGreaterThanOrEqual(frame.left - 0.5);
    expect(box.right).toBeLessThanOrEqual(frame.right + 0.5);
    expect(box.top).toBeGreaterThanOrEqual(frame.top - 0.5);
    expect(box.bottom).toBeLessThanOrEqual(frame.bottom + 0.5);
    for (const other of boxes.slice(index + 1)) expect(overlaps(box, other)).toBe(false);
  });
}
