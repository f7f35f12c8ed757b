import { exp, sin, sqrt, turn } from '../math.ts';
import type { Motif } from '../motif.ts';
import { cycle } from '../random.ts';

/** Centers of the ripples, shares of width and height. */
const looks: readonly [
  readonly (readonly [number, number])[],
  ...(readonly (readonly [number, number])[])[],
] = [
  [
    [0.24, 0.5],
    [0.76, 0.5],
  ],
  [[0.5, 0.5]],
  [
    [0.12, 0.85],
    [0.8, 0.2],
  ],
  [[0.5, 1.05]],
];

/** Conversation: ripples on water from one or two sources. */
export const ripple: Motif = {
  threads: 34,
  y(u, t, { variant, ratio }) {
    const base = 0.09 + 0.82 * t;
    let y = base;
    for (const [x, height] of cycle(looks, variant)) {
      const far = sqrt(((u - x) * ratio) ** 2 + ((base - height) * 1.1) ** 2 + 0.004);
      y += 0.085 * sin(turn * (0.25 - far / 0.5)) * exp(-far * 1.3);
    }
    return y;
  },
};
