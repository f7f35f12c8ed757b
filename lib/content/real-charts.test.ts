import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { boxOf, overlaps, sheets } from 'thread-art/chart/drawing';
import { chartFigure, drawChart } from 'thread-art/chart/figure';
import { describe, expect, it } from 'vitest';
import { inspectMarkdown } from './markdown';

const found = ['blog', 'whitepapers'].flatMap((folder) =>
  readdirSync(path.join('content', folder)).flatMap((name) => {
    const file = path.join('content', folder, name);
    return inspectMarkdown(readFileSync(file, 'utf8')).charts.map((chart) => ({
      file,
      title: chart.title,
      chart,
    }));
  }),
);

describe.each(sheets)('the charts of this site on the $name sheet', (sheet) => {
  it.each(found)('$file, "$title": no text leaves the sheet or touches another', ({ chart }) => {
    const { top = 0, height, labels } = drawChart(chart, sheet, 'chart');
    const boxes = labels.map((label) => boxOf(label, sheet));
    boxes.forEach((box, index) => {
      expect(box.left).toBeGreaterThanOrEqual(-0.5);
      expect(box.right).toBeLessThanOrEqual(sheet.width + 0.5);
      expect(box.top).toBeGreaterThanOrEqual(top - 0.5);
      expect(box.bottom).toBeLessThanOrEqual(top + height + 0.5);
      for (const other of boxes.slice(index + 1)) expect(overlaps(box, other)).toBe(false);
    });
  });
});

it('finds the charts', () => expect(found.length).toBeGreaterThanOrEqual(9));

it.each(found)('$file, "$title": its pictures leave room for the text', ({ chart }) => {
  const html = chartFigure(chart, { number: 1, numbered: false });
  const pictures = html.match(/<svg .*?<\/svg>/g)?.join('') ?? '';
  expect(brotliCompressSync(pictures).length).toBeLessThan(1100);
});
