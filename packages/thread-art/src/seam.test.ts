import { expect, it } from 'vitest';

import { drawRun, drawSeam } from './seam.ts';

const starts = (svg: string) =>
  [...svg.matchAll(/ d="M([\d.]+) ([\d.-]+)/g)].map(([, x]) => Number(x));
const ends = (svg: string) => [...svg.matchAll(/ d="M([\d.]+) 0v1"/g)].map(([, x]) => Number(x));

it('a seam starts where the run above it ends, at the other side of the run below it', () => {
  expect(starts(drawSeam('left'))).toEqual(ends(drawRun('left')));
  expect(starts(drawSeam('right'))).toEqual(ends(drawRun('right')));
  expect(ends(drawRun('left')).map((x) => 1000 - x)).toEqual(ends(drawRun('right')));
});

it('has five threads and no style attribute', () => {
  for (const svg of [drawSeam('left'), drawSeam('right'), drawRun('left')]) {
    expect(svg.match(/<path/g)).toHaveLength(5);
    expect(svg).not.toContain('style=');
  }
});
