import { ease, mix, sin, turn } from '../math.ts';
import type { Motif } from '../motif.ts';
import { cycle } from '../random.ts';

interface Look {
  /** Waves on a card, phase difference between top and bottom thread (radians), and amplitude. */
  swell: readonly [count: number, skew: number, height: number];
  chop: readonly [count: number, skew: number, height: number];
  /** Factor of the amplitude at the left and at the right. */
  sea: readonly [number, number];
}

const looks: readonly [Look, ...Look[]] = [
  { swell: [1.5, 3.6, 0.12], chop: [3.1, -6, 0.04], sea: [1, 1] },
  { swell: [0.8, 5, 0.14], chop: [1.7, 2, 0.03], sea: [1, 1] },
  { swell: [4, 0.6, 0.1], chop: [4.6, 0, 0.07], sea: [1, 1] },
  { swell: [2.2, 7.5, 0.11], chop: [0, 0, 0], sea: [0.15, 1.3] },
  { swell: [3, -2.2, 0.07], chop: [6, 9, 0.03], sea: [1.3, 0.5] },
  { swell: [1, -8.5, 0.13], chop: [2, 8.5, 0.05], sea: [1, 1] },
  { swell: [4.5, 2.6, 0.09], chop: [1, 0, 0.06], sea: [1.1, 0.1] },
  { swell: [1.2, 1.2, 0.15], chop: [4.2, 6, 0.03], sea: [1, 1] },
];

/** Energy: two superimposed waves whose phases change from thread to thread. */
export const waves: Motif = {
  threads: 44,
  y(u, t, { variant, ratio, random }) {
    const { swell, chop, sea } = cycle(looks, variant);
    const along = (u * ratio) / 2;
    const phase = (random[0] ?? 0) * turn;
    const big = swell[2] * sin(along * turn * swell[0] + t * swell[1] + phase);
    const small = chop[2] * sin(along * turn * chop[0] + t * chop[1] + phase * 2);
    const height = mix(sea[0], sea[1], ease(0.05, 0.95, u));
    return 0.5 + (t - 0.5) * 0.6 + (big + small) * height;
  },
};
