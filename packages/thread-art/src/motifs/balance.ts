import { ease, mix } from '../math.ts';
import type { Motif } from '../motif.ts';
import { cycle } from '../random.ts';

interface Look {
  /** Center and width of the crossing, shares of the width. */
  at: number;
  over: number;
  /** Thickness of a beam at its ends and at the crossing, shares of the height. */
  ends: number;
  crossing: number;
}

const looks: readonly [Look, ...Look[]] = [
  { at: 0.5, over: 0.8, ends: 0.36, crossing: 0.2 },
  { at: 0.38, over: 0.6, ends: 0.28, crossing: 0.06 },
  { at: 0.6, over: 1.1, ends: 0.4, crossing: 0.4 },
  { at: 0.5, over: 0.34, ends: 0.34, crossing: 0.3 },
];

/** Fairness: two beams of equal thickness that cross. */
export const balance: Motif = {
  threads: 44,
  y(u, t, { variant }) {
    const { at, over, ends, crossing } = cycle(looks, variant);
    const upper = t < 0.5;
    const across = (upper ? t * 2 : t * 2 - 1) - 0.5;
    const turned = ease(at - over / 2, at + over / 2, u);
    const near = 4 * turned * (1 - turned);
    const reach = 0.44 - ends / 2;
    const middle = 0.5 + (upper ? -1 : 1) * reach * (1 - 2 * turned);
    return middle + across * mix(ends, crossing, near);
  },
};
