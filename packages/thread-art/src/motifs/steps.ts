import { clamp, ease, floor, mix } from '../math.ts';
import type { Motif } from '../motif.ts';
import { cycle } from '../random.ts';

interface Look {
  /** Steps from bottom to top of a card. */
  steps: number;
  /** Delay of the lowest thread after the highest, share of the width. */
  lag: number;
  /** Heights of the first and the last thread at the left (`start`) and at the right (`end`). */
  start: readonly [number, number];
  end: readonly [number, number];
  /** Above 1 the steps become higher toward the end, below 1 lower. */
  growth: number;
}

const looks: readonly [Look, ...Look[]] = [
  { steps: 5, lag: 0.16, start: [0.6, 0.94], end: [0.06, 0.56], growth: 1 },
  { steps: 3, lag: 0, start: [0.5, 0.94], end: [0.06, 0.5], growth: 1 },
  { steps: 6, lag: 0.3, start: [0.84, 0.94], end: [0.06, 0.94], growth: 1.1 },
  { steps: 5, lag: 0, start: [0.86, 0.94], end: [0.06, 0.72], growth: 1.9 },
  { steps: 9, lag: 0.08, start: [0.52, 0.93], end: [0.08, 0.46], growth: 1 },
  { steps: 2, lag: 0.4, start: [0.56, 0.94], end: [0.06, 0.44], growth: 1 },
  { steps: 5, lag: -0.24, start: [0.64, 0.94], end: [0.06, 0.4], growth: 0.6 },
  { steps: 7, lag: -0.05, start: [0.3, 0.94], end: [0.06, 0.2], growth: 1.2 },
];

/** Finance: a rising staircase. */
export const steps: Motif = {
  threads: 40,
  y(u, t, { variant, ratio }) {
    const look = cycle(looks, variant);
    const count = Math.max(2, Math.round(look.steps * (ratio / 2) ** 0.5));
    const reach = clamp((u - 0.5 - look.lag * (t - 0.5)) * 1.12 + 0.5);
    const rung = reach * count;
    const level = (floor(rung) + ease(0.34, 0.66, rung - floor(rung))) / count;
    const high = level ** look.growth;
    return mix(mix(look.start[0], look.start[1], t), mix(look.end[0], look.end[1], t), high);
  },
};
