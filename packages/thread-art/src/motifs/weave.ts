import { bell, sin } from '../math.ts';
import type { Motif } from '../motif.ts';
import { cycle } from '../random.ts';

interface Look {
  /**
   * Positions where the upper bundle is pinched and the lower one turns over, shares of the width.
   */
  pinch: number;
  turn: number;
  /** Tightness of the pinch (1 is a point) and steepness of the turn. */
  tight: number;
  quick: number;
}

const looks: readonly [Look, ...Look[]] = [
  { pinch: 0.7, turn: 0.79, tight: 0.9, quick: 5.2 },
  { pinch: 0.3, turn: 0.62, tight: 0.8, quick: 4 },
  { pinch: 0.5, turn: 0.5, tight: 0.86, quick: 7 },
  { pinch: 0.8, turn: 0.28, tight: 0.9, quick: 5 },
];

/**
 * Two bundles in all five colors. The upper one is pinched, the lower one turns over. In variant 0
 * both happen in the right half, which leaves room for text at the left.
 */
export const weave: Motif = {
  threads: 56,
  five: true,
  y(u, t, { random, variant }) {
    const look = cycle(looks, variant);
    const phase = (random[0] ?? 0) * 2;
    if (t < 0.5) {
      const across = t * 2 - 0.5;
      const near = bell(u, look.pinch, 0.14);
      const middle = 0.275 + 0.15 * near + 0.04 * sin(u * 8 + phase) * (1 - near);
      const width = 0.42 * (1 - look.tight * bell(u, look.pinch, 0.13));
      return middle + across * width + 0.02 * sin(u * 11 + across * 5);
    }
    const across = t * 2 - 1.5;
    const near = bell(u, look.turn, 0.14);
    const middle = 0.715 - 0.11 * near + 0.04 * sin(u * 7 + 2 + phase) * (1 - near);
    const width = -0.43 * Math.tanh((u - look.turn) * look.quick);
    return middle + across * width + 0.02 * sin(u * 9 + across * 5);
  },
};
