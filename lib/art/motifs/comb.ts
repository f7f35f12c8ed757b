import { ease, mix, sin } from '../math';
import type { Motif } from '../motif';
import { cycle } from '../random';

interface Look {
  /** Where the comb takes hold and where every thread lies straight. */
  from: number;
  to: number;
  /** How wild the threads are before it: waves on a card. */
  wild: number;
  /** Bottom and top of the combed cloth. */
  order: readonly [number, number];
}

const looks: readonly [Look, ...Look[]] = [
  { from: 0.12, to: 0.72, wild: 1.3, order: [0.1, 0.9] },
  { from: 0.3, to: 0.86, wild: 2.2, order: [0.28, 0.72] },
  { from: 0, to: 0.55, wild: 0.9, order: [0.06, 0.94] },
  { from: 0.2, to: 0.94, wild: 1.7, order: [0.42, 0.58] },
];

/** Readiness: loose threads on the left, combed into order toward the right. */
export const comb: Motif = {
  threads: 38,
  y(u, t, { variant, ratio, random }) {
    const { from, to, wild, order } = cycle(looks, variant);
    const phase = (random[0] ?? 0) * 9;
    // Large factors of t give neighbors unlike phases: that is what makes them tangled.
    const along = u * ratio * wild * 3;
    const loose =
      0.5 + (t - 0.5) * 0.3 + 0.19 * sin(along + t * 37 + phase) + 0.1 * sin(along * 0.6 + t * 83);
    return mix(loose, mix(order[0], order[1], t), ease(from, to, u));
  },
};
