import { sheetsOf as chartSheets } from 'thread-art/chart/drawing';
import { chartFigure } from 'thread-art/chart/figure';
import { expectClearLabels } from 'thread-art/chart/fixtures';
import { sheetsOf as diagramSheets } from 'thread-art/diagram/blocks';
import { diagramFigure, diagramSvg } from 'thread-art/diagram/figure';
import { expectClearWords } from 'thread-art/diagram/fixtures';
import { brotliSize } from 'thread-art/fixtures';
import { expectClearLayout } from 'thread-art/poster/fixtures';
import { expect, it } from 'vitest';

import { drawingTheme } from '../brand/drawing-theme';
import { blog } from '../collections/blog';
import { landscape } from '../collections/landscape';
import { whitepapers } from '../collections/whitepapers';
import { inspectOnce } from '../markdown/markdown-cache';

// Figures of the content of this site; those of fixtures are tested in packages/thread-art.

const theme = drawingTheme();

/** All texts, as other test files have parsed them. */
const texts = [blog, whitepapers].flatMap((collection) =>
  collection
    .inspect()
    .files.map(({ file, entry }) => ({ file, ...inspectOnce(entry?.body ?? '') })),
);
const charts = texts.flatMap(({ file, charts }) => charts.map((chart) => ({ file, chart })));
const diagrams = texts.flatMap(({ file, diagrams }) =>
  diagrams.map((diagram) => ({ file, diagram })),
);

it.each(charts)('$file, "$chart.title": words are clear, bytes are few', ({ chart }) => {
  for (const sheet of chartSheets(theme)) expectClearLabels(chart, sheet);
  const html = chartFigure(chart, { number: 1, numbered: false }, theme);
  const pictures = html.match(/<svg .*?<\/svg>/g)?.join('') ?? '';
  expect(brotliSize(pictures, 1100)).toBeLessThanOrEqual(1100);
});

it.each(diagrams)('$file, "$diagram.title": words are clear, bytes are few', ({ diagram }) => {
  for (const sheet of diagramSheets(theme)) expectClearWords(diagram, sheet);
  const html = diagramFigure(diagram, theme, { folder: '/diagrams/' });
  expect(brotliSize(html, 450)).toBeLessThanOrEqual(450);
  expect(brotliSize(diagramSvg(diagram, theme), 3000)).toBeLessThanOrEqual(3000);
});

// Always a test, because Vitest refuses a file without any, and content may have no figures.
it('no text of the infographic leaves its sheet or touches another', () => {
  if (landscape.valid()) expectClearLayout(landscape.get(), theme.advances);
});
