import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sheets } from 'thread-art/chart/drawing';
import { chartFigure } from 'thread-art/chart/figure';
import { expectClearLabels } from 'thread-art/chart/fixtures';
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
  it.each(found)('$file, "$title": no text leaves the sheet or touches another', ({ chart }) =>
    expectClearLabels(chart, sheet),
  );
});

it('finds the charts', () => expect(found.length).toBeGreaterThanOrEqual(9));

it.each(found)('$file, "$title": its pictures leave room for the text', ({ chart }) => {
  const html = chartFigure(chart, { number: 1, numbered: false });
  const pictures = html.match(/<svg .*?<\/svg>/g)?.join('') ?? '';
  expect(brotliCompressSync(pictures).length).toBeLessThan(1100);
});
