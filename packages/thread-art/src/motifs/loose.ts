import { abs, bell, cos, ease, sin, turn } from '../math.ts';
import type { Motif } from '../motif.ts';

/** Half of the range of t, around 0.5, whose threads are loose. */
const hole = 0.035;
const at = 0.52;

/** Not found: even threads, and a loose one that curls. */
export const loose: Motif = {
  threads: 34,
  leads: (t) => abs(t - 0.5) <= hole,
  x(u, t, { ratio }) {
    if (abs(t - 0.5) > hole) return u;
    const curl = ease(0.28, 0.78, u);
    const size = 0.19 * bell(u, at, 0.14) * (1 + (t - 0.5) * 4);
    return u + (size * sin(turn * 3 * curl)) / ratio;
  },
  y(u, t, { ratio }) {
    const base = 0.08 + 0.84 * t;
    if (abs(t - 0.5) > hole) {
      const push = bell((u - at) * ratio, 0, 0.42) * bell(t, 0.5, 0.2);
      return base + (t < 0.5 ? -1 : 1) * 0.2 * push * (1 - abs(t - 0.5) * 1.6);
    }
    const curl = ease(0.28, 0.78, u);
    const size = 0.19 * bell(u, at, 0.14) * (1 + (t - 0.5) * 4);
    return base + size * (cos(turn * 3 * curl) - bell(u, at, 0.14) * 0.2);
  },
};
