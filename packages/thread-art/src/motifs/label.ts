import { sin, turn } from '../math.ts';
import type { Motif } from '../motif.ts';

/** Height of row t without the wave, used to find the parts inside of letters. */
export function rowOf(t: number): number {
  return 0.05 + 0.9 * t;
}

/** Portrait: even rows with a slow wave that depends on the seed, as ground for the initials. */
export const label: Motif = {
  threads: 34,
  y(u, t, { random }) {
    const [height = 0, count = 0, phase = 0, skew = 0] = random;
    const wave = sin(turn * (u * (0.8 + count * 1.4) + phase) + t * (skew - 0.5) * 7);
    return rowOf(t) + (0.007 + 0.008 * height) * wave;
  },
};
