import { expect, it } from 'vitest';

import { theme } from './fixtures.ts';
import { drawCrossingThreads, drawSideThreads } from './section-threads.ts';

it('five crossing threads start where those above end, without a style attribute', () => {
  const [crossing, side] = [drawCrossingThreads(theme.palette), drawSideThreads(theme.palette)];
  const starts = [...crossing.matchAll(/ d="M([\d.]+) /g)].map(([, x]) => x);
  const ends = [...side.matchAll(/ d="M([\d.]+) 0v1"/g)].map(([, x]) => x);
  expect(starts).toEqual(ends);
  expect(starts).toHaveLength(5);
  expect(crossing + side).not.toContain('style=');
});
