import { ease, mix, sin, turn } from '../math.ts';
import type { Motif } from '../motif.ts';
import { cycle } from '../random.ts';

/** Waves on a card, their height, and the phase lag of the lowest thread in radians. */
const looks: readonly [
  readonly [number, number, number],
  ...(readonly [number, number, number])[],
] = [
  [3.5, 0.1, 0],
  [2.5, 0.15, 1.1],
  [5, 0.09, 0],
  [2, 0.2, 2.2],
];

/** Transformation: square waves at the left that become sine waves at the right. */
export const morph: Motif = {
  threads: 32,
  y(u, t, { variant, ratio }) {
    const [count, height, lag] = cycle(looks, variant);
    const wave = sin(turn * count * (ratio / 2) * u - lag * (t - 0.5) + 0.6);
    const hard = mix(16, 0.4, ease(0, 0.75, u) ** 0.5);
    return (
      0.5 + (t - 0.5) * (0.84 - 2 * height) + (height * Math.tanh(hard * wave)) / Math.tanh(hard)
    );
  },
};
