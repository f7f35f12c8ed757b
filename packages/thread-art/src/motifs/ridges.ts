import { bell, mix, sin } from '../math.ts';
import type { Motif } from '../motif.ts';
import { cycle } from '../random.ts';

interface Look {
  /** Peaks: position, width, height, and shift of the position from first to last row. */
  peaks: readonly (readonly [at: number, width: number, height: number, wander: number])[];
}

const looks: readonly [Look, ...Look[]] = [
  { peaks: [[0.5, 0.12, 1, 0]] },
  {
    peaks: [
      [0.32, 0.08, 0.8, 0.1],
      [0.66, 0.1, 1, -0.1],
    ],
  },
  { peaks: [[0.5, 0.1, 1, 0.5]] },
  {
    peaks: [
      [0.2, 0.06, 0.6, 0],
      [0.45, 0.08, 1, 0.1],
      [0.78, 0.05, 0.7, -0.1],
    ],
  },
];

/** Statistics: a ridgeline plot, rows of distributions whose peaks shift from row to row. */
export const ridges: Motif = {
  threads: 36,
  y(u, t, { variant, random }) {
    let lift = 0;
    for (const [at, width, height, wander] of cycle(looks, variant).peaks) {
      const sway = wander * (t - 0.5) + 0.025 * sin(t * 21 + (random[1] ?? 0) * 6);
      const size = height * (0.75 + 0.25 * sin(t * 31 + (random[2] ?? 0) * 6));
      lift += size * bell(u, at + sway, width * mix(0.7, 1.15, t));
    }
    return mix(0.37, 0.94, t) - 0.3 * Math.min(lift, 1.15) * mix(0.95, 1, t);
  },
};
