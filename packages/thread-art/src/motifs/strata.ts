import { bandOf, ease, mix, PI, sin } from '../math.ts';
import type { Motif, Variation } from '../motif.ts';
import { cycle } from '../random.ts';

interface Look {
  layers: number;
  /** Unevenness of a layer, share of its height. */
  relief: number;
  /** A vertical offset: position (share of the width) and size (share of a layer's height). */
  fault?: readonly [at: number, slip: number];
  /** Slope of all layers: fall from left to right, share of the height. */
  dip: number;
}

const looks: readonly [Look, ...Look[]] = [
  { layers: 5, relief: 0.5, dip: 0 },
  { layers: 8, relief: 0.34, dip: 0.16 },
  { layers: 3, relief: 0.5, dip: -0.1 },
  { layers: 5, relief: 0.32, fault: [0.6, 0.9], dip: 0.08 },
  { layers: 4, relief: 0.6, dip: 0.1 },
];

function boundary(index: number, u: number, { variant, ratio, random }: Variation): number {
  const { layers, relief, fault, dip } = cycle(looks, variant);
  const outer = index === 0 || index === layers;
  const phase = (random[index % 8] ?? 0) * 6 + index * 2.1;
  const along = u * ratio * (1.7 + ((index * 7) % 5) * 0.45);
  const uneven = relief * (outer ? 0.5 : 1) * sin(along + phase);
  const slip = fault ? (ease(fault[0] - 0.02, fault[0] + 0.02, u) - 0.5) * fault[1] : 0;
  const room = 0.86 - Math.abs(dip) - (relief + (fault ? fault[1] : 0)) / layers;
  return 0.5 + room * (index / layers - 0.5) + (uneven + slip) / layers + dip * (u - 0.5);
}

/** Data: sediment layers of varying thickness. */
export const strata: Motif = {
  threads: 48,
  y(u, t, variation) {
    const { band, within } = bandOf(t, cycle(looks, variation.variant).layers);
    const [top, bottom] = [boundary(band, u, variation), boundary(band + 1, u, variation)];
    // Threads are denser toward the bottom of a layer, which makes its edge visible.
    return mix(top, bottom, 0.06 + 0.9 * sin((within * PI) / 2));
  },
};
