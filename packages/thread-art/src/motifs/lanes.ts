import { abs, bandOf, ease, mix, PI, sin } from '../math.ts';
import type { Motif } from '../motif.ts';
import { cycle } from '../random.ts';

interface Look {
  /** Number of lanes at the left and at the right. */
  lanes: readonly number[];
  /** Ranges of u in which threads gather into lanes, and spread again. */
  gather: readonly [number, number];
  spread: readonly [number, number];
  /** Width of a gathered lane, as a share of its full width. */
  squeeze: number;
  /** Amplitude of a lane's vertical drift, share of the height. */
  drift: number;
  /** Rise of all lanes from left to right, share of the height. */
  climb?: number;
}

const looks: readonly [Look, ...Look[]] = [
  { lanes: [5, 5], gather: [0.1, 0.42], spread: [0.6, 0.92], squeeze: 0.14, drift: 0.035 },
  { lanes: [6, 2], gather: [-0.1, 0.4], spread: [2, 3], squeeze: 0.3, drift: 0.02 },
  { lanes: [3, 3], gather: [0, 0.5], spread: [0.5, 1], squeeze: 0.06, drift: 0.07 },
  { lanes: [1, 4], gather: [-2, -1], spread: [2, 3], squeeze: 0.45, drift: 0.02 },
  { lanes: [6, 6], gather: [-2, -1], spread: [2, 3], squeeze: 0.4, drift: 0, climb: 0.5 },
  { lanes: [2, 5], gather: [-2, -1], spread: [0.7, 1.1], squeeze: 0.25, drift: 0.03 },
  { lanes: [4, 1], gather: [-0.2, 0.3], spread: [0.8, 1.2], squeeze: 0.12, drift: 0.06 },
  { lanes: [3, 7], gather: [-2, -1], spread: [0.7, 1], squeeze: 0.2, drift: 0, climb: -0.35 },
];

/** Logistics: threads that gather into lanes, merge or split, and spread again. */
export const lanes: Motif = {
  threads: 40,
  y(u, t, { variant, random }) {
    const look = cycle(looks, variant);
    const [from, to] = look.lanes.map((count) => {
      const { band, within } = bandOf(t, count);
      return { center: (band + 0.5) / count, offset: (within - 0.5) / count, band };
    });
    if (!from || !to) return t;
    const join = ease(0.22, 0.78, u);
    const gathered = ease(...look.gather, u) * (1 - ease(...look.spread, u));
    const loose = mix(from.offset, to.offset, join);
    const phase = (random[0] ?? 0) * 6;
    const wander = look.drift * sin(u * PI * 2.6 + phase + mix(from.band, to.band, join) * 1.9);
    const lane = mix(from.center, to.center, join) + loose * mix(1, look.squeeze, gathered);
    const climb = look.climb ?? 0;
    const level = 0.5 + (lane - 0.5) * (0.86 - abs(climb)) - climb * (join - 0.5);
    return level + wander * gathered * sin(PI * t) ** 0.5;
  },
};
