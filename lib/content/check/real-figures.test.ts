import { sheetsOf as chartSheets } from 'thread-art/chart/drawing';
import { expectClearLabels } from 'thread-art/chart/fixtures';
import { sheetsOf as diagramSheets } from 'thread-art/diagram/blocks';
import { expectClearWords } from 'thread-art/diagram/fixtures';
import { expectClearLayout } from 'thread-art/poster/fixtures';
import { it } from 'vitest';

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

it.each(charts)('the words of "$chart.title" in $file are clear', ({ chart }) => {
  for (const sheet of chartSheets(theme)) expectClearLabels(chart, sheet);
});

it.each(diagrams)('the words of "$diagram.title" in $file are clear', ({ diagram }) => {
  for (const sheet of diagramSheets(theme)) expectClearWords(diagram, sheet);
});

// Always a test, because Vitest refuses a file without any, and content may have no figures.
it('no text of the infographic leaves its sheet or touches another', () => {
  if (landscape.valid()) expectClearLayout(landscape.get(), theme.advances);
});
