import { test } from 'vitest';

import { expectClearLayout, longLayer } from './fixtures.ts';

test.each([2, 3, 4, 6, 7, 8, 9])('keeps all text of %i layers of long names legible', (count) => {
  expectClearLayout({
    title: 'A map of tools',
    subtitle: 'What the tools are, and where each of them stands in a company that weaves.',
    layers: Array(count).fill(longLayer),
  });
});
