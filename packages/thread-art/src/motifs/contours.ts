import { bell, sin } from '../math.ts';
import type { Motif } from '../motif.ts';
import { cycle } from '../random.ts';

/** A hill: center (shares of width and height), radius, and how far it pushes lines apart. */
type Hill = readonly [x: number, y: number, radius: number, push: number];

const looks: readonly [readonly Hill[], ...(readonly Hill[])[]] = [
  [
    [0.24, 0.36, 0.3, 2.1],
    [0.5, 0.72, 0.2, 2],
    [0.8, 0.46, 0.36, 2.3],
  ],
  [
    [0.1, 0.62, 0.3, 1.8],
    [0.56, 0.42, 0.4, 2.6],
    [0.94, 0.7, 0.24, 2],
  ],
  [
    [0.2, 0.7, 0.26, 1.6],
    [0.52, 0.34, 0.26, 1.8],
    [0.84, 0.64, 0.24, 1.5],
  ],
  [
    [0.7, 0.36, 0.34, 2.4],
    [0.44, 0.74, 0.22, 2],
    [0.16, 0.44, 0.3, -0.7],
  ],
  [
    [0.12, 0.5, 0.3, 1.7],
    [0.5, 0.5, 0.2, -0.8],
    [0.88, 0.5, 0.3, 1.7],
  ],
];

/** Strategy: contour lines around hills, as on a map. */
export const contours: Motif = {
  threads: 44,
  y(u, t, { variant, ratio, random }) {
    const base = 0.1 + 0.8 * t;
    const phase = (random[0] ?? 0) * 6;
    let y = base + 0.022 * sin(u * 5 + t * 4 + phase);
    for (const [x, height, radius, push] of cycle(looks, variant)) {
      const across = bell(base, height, radius * 0.55);
      const along = bell((u - x) * ratio * 0.7, 0, radius * 0.62);
      y += (base - height) * push * across * along;
    }
    // tanh compresses lines that a hill near an edge would push out of the frame.
    return 0.5 + 0.46 * Math.tanh((y - 0.5) * 2.3);
  },
};
