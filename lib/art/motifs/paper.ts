import { bell, ease, floor, max, mix, sin, turn } from '../math';
import type { Motif } from '../motif';
import { cycle } from '../random';

/** One figure a paper: the course of the upper (-1) or the lower (1) half of the threads. */
type Figure = (u: number, side: number, ratio: number) => number;

const figures: readonly [Figure, ...Figure[]] = [
  // Those who began and those who wait: one road, then two.
  (u, side) => 0.56 + (side < 0 ? -0.38 : 0.26) * ease(0.24, 1, u) ** 1.2,
  // A decision that asks twice before it goes its way.
  (u, side) => 0.5 + side * (0.16 * ease(0.15, 0.4, u) + 0.2 * ease(0.55, 0.85, u)),
  // Cost first, return later: down, then across the line.
  (u, side) =>
    side > 0 ? 0.56 : 0.56 + 0.3 * ease(0, 0.3, u) * bell(u, 0.3, 0.17) - 0.42 * ease(0.3, 1, u),
  // Small proofs that grow.
  (u, side, ratio) => 0.52 + side * mix(0.03, 0.34, u ** 1.4) * sin(turn * ratio * 0.75 * u),
  // Most days ordinary, and a tail.
  (u, side) => (side < 0 ? 0.8 - 0.58 * bell(u, 0.38, 0.13) - 0.12 * bell(u, 0.74, 0.05) : 0.82),
  // A road in stages.
  (u, side) => {
    const stage = max(0, u * 4.7 - 0.5);
    const climbed = (floor(stage) + ease(0.3, 0.7, stage - floor(stage))) / 4;
    return 0.82 + side * 0.05 - 0.6 * climbed;
  },
];

/** White papers: one figure in a thread or two, and much paper around it. */
export const paper: Motif = {
  threads: 9,
  y(u, t, { variant, ratio }) {
    const side = t < 0.5 ? -1 : 1;
    const apart = (t < 0.5 ? t * 2 : t * 2 - 1) - 0.5;
    return cycle(figures, variant)(u, side, ratio) + apart * 0.085 * (0.6 + 0.4 * u);
  },
};
