import { ease, mix, sin } from '../math.ts';
import type { Motif } from '../motif.ts';
import { cycle } from '../random.ts';

interface Look {
  /** Start and end of the transition from tangled to straight, shares of the width. */
  from: number;
  to: number;
  /** Waves of the tangled threads on a card. */
  wild: number;
  /** Height of the first and the last straight thread. */
  order: readonly [number, number];
}

const looks: readonly [Look, ...Look[]] = [
  { from: 0.12, to: 0.72, wild: 1.3, order: [0.1, 0.9] },
  { from: 0.3, to: 0.86, wild: 2.2, order: [0.28, 0.72] },
  { from: 0, to: 0.55, wild: 0.9, order: [0.06, 0.94] },
  { from: 0.2, to: 0.94, wild: 1.7, order: [0.42, 0.58] },
];

/** Readiness: tangled threads at the left that become straight toward the right. */
export const comb: Motif = {
  threads: 38,
  y(u, t, { variant, ratio, random }) {
    const { from, to, wild, order } = cycle(looks, variant);
    const phase = (random[0] ?? 0) * 9;
    // Large factors of t give neighboring threads different phases, so they look tangled.
    const along = u * ratio * wild * 3;
    const loose =
      0.5 + (t - 0.5) * 0.3 + 0.19 * sin(along + t * 37 + phase) + 0.1 * sin(along * 0.6 + t * 83);
    return mix(loose, mix(order[0], order[1], t), ease(from, to, u));
  },
};
