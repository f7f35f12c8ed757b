import { expect, it } from 'vitest';

import { drawCrossingThreads, drawSideThreads } from './section-threads.ts';

const starts = (svg: string) =>
  [...svg.matchAll(/ d="M([\d.]+) ([\d.-]+)/g)].map(([, x]) => Number(x));
const ends = (svg: string) => [...svg.matchAll(/ d="M([\d.]+) 0v1"/g)].map(([, x]) => Number(x));

it('crossing threads start where those above end and lead to the other side', () => {
  expect(starts(drawCrossingThreads('left'))).toEqual(ends(drawSideThreads('left')));
  expect(starts(drawCrossingThreads('right'))).toEqual(ends(drawSideThreads('right')));
  expect(ends(drawSideThreads('left')).map((x) => 1000 - x)).toEqual(
    ends(drawSideThreads('right')),
  );
});

it('has five threads and no style attribute', () => {
  for (const svg of [
    drawCrossingThreads('left'),
    drawCrossingThreads('right'),
    drawSideThreads('left'),
  ]) {
    expect(svg.match(/<path/g)).toHaveLength(5);
    expect(svg).not.toContain('style=');
  }
});
