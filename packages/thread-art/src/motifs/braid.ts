import { bandOf, sin, turn } from '../math.ts';
import type { Motif } from '../motif.ts';
import { cycle } from '../random.ts';

interface Look {
  strands: number;
  /** Waves of a strand on a card. */
  waves: number;
  /** Thickness of a strand, share of the height. */
  width: number;
}

const looks: readonly [Look, ...Look[]] = [
  { strands: 3, waves: 1.6, width: 0.13 },
  { strands: 2, waves: 1.25, width: 0.2 },
  { strands: 4, waves: 1.2, width: 0.1 },
  { strands: 3, waves: 2.6, width: 0.09 },
  { strands: 5, waves: 0.9, width: 0.08 },
];

/** Building: braided strands, each a flat ribbon of threads. */
export const braid: Motif = {
  threads: 45,
  parts: (variant) => cycle(looks, variant).strands,
  y(u, t, { variant, ratio, random }) {
    const { strands, waves, width } = cycle(looks, variant);
    const { band, within } = bandOf(t, strands);
    const angle = turn * (waves * (ratio / 2) * u + band / strands + (random[0] ?? 0));
    const reach = 0.45 - width / 2;
    return 0.5 + reach * sin(angle) + (within - 0.5) * width * (1 - 0.25 * sin(angle) ** 2);
  },
};
