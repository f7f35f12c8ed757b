import { bell, min, sqrt } from '../math.ts';
import type { Motif } from '../motif.ts';
import { cycle } from '../random.ts';

/** An object: center (shares of width and height) and radius (share of the height). */
type Part = readonly [x: number, y: number, radius: number];

const looks: readonly [readonly Part[], ...(readonly Part[])[]] = [
  [
    [0.17, 0.5, 0.2],
    [0.5, 0.5, 0.26],
    [0.83, 0.5, 0.2],
  ],
  [
    [0.3, 0.5, 0.24],
    [0.7, 0.5, 0.24],
  ],
  [[0.5, 0.5, 0.3]],
  [
    [0.14, 0.3, 0.1],
    [0.3, 0.68, 0.12],
    [0.5, 0.34, 0.14],
    [0.68, 0.7, 0.11],
    [0.86, 0.36, 0.12],
  ],
];

/** Computer vision: lines that bend around objects. */
export const scan: Motif = {
  threads: 40,
  y(u, t, { variant, ratio }) {
    const base = 0.1 + 0.8 * t;
    let y = base;
    for (const [x, height, size] of cycle(looks, variant)) {
      const radius = size * min(1, ratio / 2);
      // Measured from the thread's base height, so a thread is always on the same side of an
      // object.
      const off = base - height;
      const near = radius * radius * bell((u - x) * ratio, 0, radius * 0.54);
      const fade = bell(off, 0, radius * 1.15);
      y += (off < 0 ? -1 : 1) * (sqrt(off * off + near) - Math.abs(off)) * fade;
    }
    return y;
  },
};
