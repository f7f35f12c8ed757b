import { sin, turn } from '../math';
import type { Motif } from '../motif';

/** Height of row t before the wave: where letters look whether they meet it. */
export function rowOf(t: number): number {
  return 0.05 + 0.9 * t;
}

/** A woven label: even rows with a slow wave of its wearer's own, for letters to be woven into. */
export const label: Motif = {
  threads: 34,
  y(u, t, { random }) {
    const [height = 0, count = 0, phase = 0, skew = 0] = random;
    const wave = sin(turn * (u * (0.8 + count * 1.4) + phase) + t * (skew - 0.5) * 7);
    return rowOf(t) + (0.007 + 0.008 * height) * wave;
  },
};
