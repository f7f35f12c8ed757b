import { mix, sin, turn } from '../math.ts';
import type { Motif, Variation } from '../motif.ts';
import { cycle } from '../random.ts';

interface Look {
  /** Turns of the helix on a card. */
  turns: number;
  /** Phase difference between the outer threads of a strand, radians. */
  twist: number;
  /** Half of the height of the helix, share of the frame. */
  reach: number;
  /** Height of the axis at its start and end, shares of the frame. */
  axis: readonly [number, number];
}

const looks: readonly [Look, ...Look[]] = [
  { turns: 1.5, twist: 0.8, reach: 0.41, axis: [0.5, 0.5] },
  { turns: 2.5, twist: 0.5, reach: 0.4, axis: [0.5, 0.5] },
  { turns: 0.75, twist: 1.1, reach: 0.42, axis: [0.5, 0.5] },
  { turns: 2, twist: 0.7, reach: 0.24, axis: [0.7, 0.3] },
  { turns: 4, twist: 0.4, reach: 0.34, axis: [0.5, 0.5] },
  { turns: 1.1, twist: 1.7, reach: 0.42, axis: [0.5, 0.5] },
  { turns: 1.4, twist: 0.3, reach: 0.27, axis: [0.31, 0.69] },
  { turns: 3, twist: 1.4, reach: 0.42, axis: [0.5, 0.5] },
];
/** Threads between these shares are the rungs, the others the two strands. */
const rungsFrom = 0.33;
const rungsTo = 0.67;

function strand(u: number, side: number, place: number, { variant, ratio, random }: Variation) {
  const { turns, twist, reach, axis } = cycle(looks, variant);
  const angle = turn * turns * (ratio / 2) * u + (random[0] ?? 0) * turn;
  return mix(axis[0], axis[1], u) + side * reach * sin(angle + (place - 0.5) * twist);
}

function rungAt(t: number): number | undefined {
  return t > rungsFrom && t < rungsTo ? (t - rungsFrom) / (rungsTo - rungsFrom) : undefined;
}

/** Life sciences: a double helix of two twisted ribbons, with rungs between them. */
export const helix: Motif = {
  threads: 54,
  x: (u, t) => rungAt(t) ?? u,
  y(u, t, variation) {
    const rung = rungAt(t);
    if (rung !== undefined) {
      return mix(strand(rung, 1, 0.5, variation), strand(rung, -1, 0.5, variation), u);
    }
    return t < 0.5
      ? strand(u, 1, t / rungsFrom, variation)
      : strand(u, -1, (t - rungsTo) / (1 - rungsTo), variation);
  },
};
