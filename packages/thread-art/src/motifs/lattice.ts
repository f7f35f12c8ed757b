import { floor } from '../math.ts';
import type { Motif, Variation } from '../motif.ts';
import { cycle } from '../random.ts';
import { polyline } from './polyline.ts';

interface Look {
  /** Width of the horizontal part of a cell in heights of a row; 1.15 is a regular hexagon. */
  level: number;
  /** Width of its slanted part. */
  slant: number;
  /** Height of a cell in heights of a row; at 1 it touches the next row. */
  open: number;
}

const looks: readonly [Look, ...Look[]] = [
  { level: 1.15, slant: 0.58, open: 0.92 },
  { level: 0.3, slant: 1.4, open: 0.92 },
  { level: 3.2, slant: 0.7, open: 0.86 },
  { level: 1.6, slant: 0.06, open: 0.8 },
  { level: 2.2, slant: 2.2, open: 1.9 },
  { level: 0.5, slant: 0.5, open: 0.95 },
  { level: 5, slant: 1, open: 0.9 },
  { level: 1.2, slant: 1.2, open: 2.85 },
];

/**
 * Corner points of a thread that alternates between two heights, `height` above and below `middle`.
 * Lengths (`level`, `slant`, shares of the width) are adjusted to fit a whole number of cells.
 *
 * @param phase - 0 starts above, 1 below
 */
export function swing(
  middle: number,
  height: number,
  level: number,
  slant: number,
  phase: number,
): [number, number][] {
  const count = Math.max(1, Math.round(1 / (level + slant)));
  const period = 1 / count;
  const run = (level / (level + slant)) * period;
  const points: [number, number][] = [];
  for (let index = -1; index * period < 1 + period; index += 1) {
    const side = (index + phase) % 2 === 0 ? -1 : 1;
    const start = index * period + (period - run) / 2;
    points.push([start, middle + side * height], [start + run, middle + side * height]);
  }
  return cut(points);
}

/** Clips a line of points with rising x at the left and right edge of the frame. */
function cut(points: readonly [number, number][]): [number, number][] {
  const clipped: [number, number][] = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    for (const edge of before ? [0, 1] : []) {
      if (before && before[0] < edge && point[0] > edge) {
        const share = (edge - before[0]) / (point[0] - before[0]);
        clipped.push([edge, before[1] + (point[1] - before[1]) * share]);
      }
    }
    if (point[0] >= 0 && point[0] <= 1) clipped.push(point);
  });
  return clipped;
}

function cells(t: number, { variant, ratio, threads }: Variation): [number, number][] {
  const look = cycle(looks, variant);
  const row = floor(t * threads);
  const room = 0.9 - 0.03 * look.open;
  const height = room / (threads + look.open - 1);
  const middle = 0.5 + (row - (threads - 1) / 2) * height;
  const [level, slant] = [(look.level * height) / ratio, (look.slant * height) / ratio];
  return swing(middle, (height / 2) * look.open, level, slant, row % 2);
}

/** Manufacturing: a lattice of cells; every second row is shifted by half a cell. */
export const lattice: Motif = { threads: 18, together: 2, ...polyline(cells) };
