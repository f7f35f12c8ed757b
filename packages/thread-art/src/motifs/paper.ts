import { bell, ease, floor, max, mix, sin, turn } from '../math.ts';
import type { Motif } from '../motif.ts';
import { cycle } from '../random.ts';

/** Height of the upper (side -1) or the lower (side 1) half of the threads at u. */
type Figure = (u: number, side: number, ratio: number) => number;

const figures: readonly [Figure, ...Figure[]] = [
  // Competition: one line that divides.
  (u, side) => 0.56 + (side < 0 ? -0.38 : 0.26) * ease(0.24, 1, u) ** 1.2,
  // Decision: a line that divides in two steps.
  (u, side) => 0.5 + side * (0.16 * ease(0.15, 0.4, u) + 0.2 * ease(0.55, 0.85, u)),
  // Return on investment: first down, then up across the line.
  (u, side) =>
    side > 0 ? 0.56 : 0.56 + 0.3 * ease(0, 0.3, u) * bell(u, 0.3, 0.17) - 0.42 * ease(0.3, 1, u),
  // Scaling: waves that grow.
  (u, side, ratio) => 0.52 + side * mix(0.03, 0.34, u ** 1.4) * sin(turn * ratio * 0.75 * u),
  // Risk: a distribution with a tail.
  (u, side) => (side < 0 ? 0.8 - 0.58 * bell(u, 0.38, 0.13) - 0.12 * bell(u, 0.74, 0.05) : 0.82),
  // Roadmap: steps.
  (u, side) => {
    const stage = max(0, u * 4.7 - 0.5);
    const climbed = (floor(stage) + ease(0.3, 0.7, stage - floor(stage))) / 4;
    return 0.82 + side * 0.05 - 0.6 * climbed;
  },
];

/** White papers: a figure of few threads; each variant has another figure. */
export const paper: Motif = {
  threads: 9,
  y(u, t, { variant, ratio }) {
    const side = t < 0.5 ? -1 : 1;
    const apart = (t < 0.5 ? t * 2 : t * 2 - 1) - 0.5;
    return cycle(figures, variant)(u, side, ratio) + apart * 0.085 * (0.6 + 0.4 * u);
  },
};
