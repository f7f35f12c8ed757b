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
const files = [...blog.inspect().files, ...whitepapers.inspect().files];

it.each(files)('the words of the figures in $file are clear', ({ entry }) => {
  const { charts, diagrams } = inspectOnce(entry?.body ?? '');
  for (const chart of charts) {
    for (const sheet of chartSheets(theme)) expectClearLabels(chart, sheet);
  }
  for (const diagram of diagrams) {
    for (const sheet of diagramSheets(theme)) expectClearWords(diagram, sheet);
  }
});

// Always a test, because Vitest refuses a file without any, and content may have no articles.
it('no text of the infographic leaves its sheet or touches another', () => {
  if (landscape.valid()) expectClearLayout(landscape.get(), theme.advances);
});
