import { bandOf, cos, mix, sin, turn } from '../math.ts';
import type { Motif, Variation } from '../motif.ts';
import { cycle } from '../random.ts';

/** Rings on a card, and the innermost thread of a ring as a share of its radius. */
const looks: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [3, 0.62],
  [2, 0.4],
  [5, 0.7],
  [4, 0.15],
  [1, 0.12],
];

/** Distance between the centers of two rings in radii; below 2 they overlap. */
const link = 1.46;

function countOf(variant: number, ratio: number): number {
  return Math.max(1, Math.floor((cycle(looks, variant)[0] * ratio) / 2));
}

function ringOf(t: number, { variant, ratio }: Variation) {
  const [, hole] = cycle(looks, variant);
  const count = countOf(variant, ratio);
  const { band, within } = bandOf(t, count);
  const radius = Math.min(0.44, (ratio - 0.12) / (2 + link * (count - 1)));
  const middle = (band - (count - 1) / 2) * link * radius;
  return { x: 0.5 + middle / ratio, radius: radius * mix(hole, 1, within) };
}

/** Products: a row of overlapping rings. */
export const rings: Motif = {
  threads: 33,
  parts: countOf,
  x(u, t, variation) {
    const { x, radius } = ringOf(t, variation);
    return x + (radius * cos(turn * u)) / variation.ratio;
  },
  y: (u, t, variation) => 0.5 + ringOf(t, variation).radius * sin(turn * u),
};
