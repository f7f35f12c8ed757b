import { bandOf } from '../math.ts';
import type { Motif, Variation } from '../motif.ts';
import { cycle } from '../random.ts';
import { polyline } from './polyline.ts';

interface Look {
  /**
   * Positions of the gates (shares of the width); height of a block in a gate, share of its band.
   */
  gates: readonly number[];
  narrow: number;
  blocks: number;
  /** Width of a gate and of the slant before and after it, in heights of the frame. */
  width: number;
  slant: number;
}

const looks: readonly [Look, ...Look[]] = [
  { gates: [0.25, 0.5, 0.75], narrow: 0.4, blocks: 3, width: 0.22, slant: 0.12 },
  { gates: [0.5], narrow: 0.3, blocks: 2, width: 0.6, slant: 0.24 },
  { gates: [0.34, 0.66], narrow: 0.5, blocks: 4, width: 0.3, slant: 0.06 },
  { gates: [0.2, 0.4, 0.6, 0.8], narrow: 0.25, blocks: 1, width: 0.12, slant: 0.12 },
  { gates: [0.7], narrow: 0.18, blocks: 5, width: 0.5, slant: 0.3 },
];

function gated(t: number, { variant, ratio }: Variation): [number, number][] {
  const look = cycle(looks, variant);
  const { band, within } = bandOf(t, look.blocks);
  const middle = (band + 0.5) / look.blocks;
  const open = 0.08 + 0.84 * (middle + ((within - 0.5) * 0.92) / look.blocks);
  const shut = 0.08 + 0.84 * (middle + ((within - 0.5) * look.narrow) / look.blocks);
  // Gates are narrower on a narrow frame, because otherwise they would overlap.
  const scale = Math.min(1, ratio / 2) / ratio;
  const [half, slant] = [(look.width / 2) * scale, look.slant * scale];
  const points = look.gates.flatMap((gate): [number, number][] => [
    [gate - half - slant, open],
    [gate - half, shut],
    [gate + half, shut],
    [gate + half + slant, open],
  ]);
  return [[0, open], ...points, [1, open]];
}

/** Governance: blocks of straight lines that narrow at gates. */
export const ruled: Motif = { threads: 36, ...polyline(gated) };
