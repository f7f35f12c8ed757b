import { abs, bandOf, ease, mix, sin } from '../math.ts';
import type { Motif } from '../motif.ts';
import { cycle } from '../random.ts';

interface Look {
  /** Number of branches after the first and after the second fork. */
  forks: readonly [number, number];
  /** Start and end of each fork, shares of the width. */
  first: readonly [number, number];
  second: readonly [number, number];
  /** Height of the trunk, share of the frame. */
  root: number;
  /** Forks toward the right, toward the left, or from the middle to both sides. */
  way: 'out' | 'in' | 'both';
}

const looks: readonly [Look, ...Look[]] = [
  { forks: [3, 9], first: [0, 0.62], second: [0.34, 1], root: 0.5, way: 'out' },
  { forks: [2, 4], first: [0, 0.66], second: [0.36, 1], root: 0.5, way: 'in' },
  { forks: [5, 5], first: [0, 0.8], second: [0.8, 1], root: 0.92, way: 'out' },
  { forks: [4, 8], first: [0, 0.7], second: [0.36, 1], root: 0.5, way: 'both' },
  { forks: [2, 6], first: [0.1, 0.4], second: [0.55, 0.9], root: 0.3, way: 'out' },
  { forks: [7, 7], first: [0, 0.9], second: [0.9, 1], root: 0.08, way: 'in' },
  { forks: [3, 3], first: [0, 1], second: [0, 1], root: 0.5, way: 'both' },
  { forks: [2, 12], first: [0, 0.3], second: [0.34, 0.94], root: 0.7, way: 'out' },
];

/** Private equity: a trunk that forks twice. */
export const branches: Motif = {
  threads: 46,
  parts: (variant) => cycle(looks, variant).forks[1],
  y(u, t, { variant }) {
    const { forks, first, second, root, way } = cycle(looks, variant);
    const along = way === 'out' ? u : way === 'in' ? 1 - u : abs(2 * u - 1);
    const [limb, twig] = forks.map((count) => {
      const { band, within } = bandOf(t, count);
      return { center: (band + 0.5) / count, offset: within - 0.5 };
    });
    if (!limb || !twig) return t;
    const trunk = root + (t - 0.5) * 0.09;
    const limbs = 0.1 + 0.8 * (limb.center + limb.offset * 0.1);
    const twigs = 0.06 + 0.88 * (twig.center + (twig.offset * 0.55) / forks[1]);
    const forked = mix(trunk, limbs, ease(...first, along));
    const wander = 0.012 * sin(along * 6 + limb.center * 9) * ease(0, 0.4, along);
    return mix(forked, twigs, ease(...second, along)) + wander;
  },
};
