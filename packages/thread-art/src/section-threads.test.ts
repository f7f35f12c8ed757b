import { expect, it } from 'vitest';

import { theme } from './fixtures.ts';
import { drawCrossingThreads, drawSideThreads } from './section-threads.ts';

it('crossing threads start where those above end', () => {
  const starts = [...drawCrossingThreads(theme.palette).matchAll(/ d="M([\d.]+) /g)].map(
    ([, x]) => x,
  );
  const ends = [...drawSideThreads(theme.palette).matchAll(/ d="M([\d.]+) 0v1"/g)].map(
    ([, x]) => x,
  );
  expect(starts).toEqual(ends);
});

it('has five threads and no style attribute', () => {
  for (const svg of [drawCrossingThreads(theme.palette), drawSideThreads(theme.palette)]) {
    expect(svg.match(/<path/g)).toHaveLength(5);
    expect(svg).not.toContain('style=');
  }
});
