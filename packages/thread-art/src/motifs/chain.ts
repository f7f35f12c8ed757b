import { bandOf, floor, mix } from '../math.ts';
import type { Motif, Variation } from '../motif.ts';
import { cycle } from '../random.ts';
import { swing } from './lattice.ts';
import { polyline } from './polyline.ts';

interface Look {
  rows: number;
  /** Length of a link and of the knot between two links, in heights of a row. */
  link: number;
  knot: number;
}

const looks: readonly [Look, ...Look[]] = [
  { rows: 3, link: 0.9, knot: 0.55 },
  { rows: 2, link: 0.8, knot: 0.5 },
  { rows: 1, link: 0.55, knot: 0.45 },
  { rows: 4, link: 1.6, knot: 0.6 },
  { rows: 2, link: 1.5, knot: 0.35 },
];

function links(t: number, { variant, ratio, threads }: Variation): [number, number][] {
  const look = cycle(looks, variant);
  const { band, within } = bandOf(t, look.rows);
  const height = 0.88 / look.rows;
  const place = floor(within * (threads / look.rows));
  // Two threads of the same height, one up and one down, form a closed link.
  const nested = mix(0.3, 1, (floor(place / 2) * 2 * look.rows + 1) / threads) * 0.47 * height;
  const middle = 0.06 + height * (band + 0.5);
  return swing(
    middle,
    nested,
    (look.link * height) / ratio,
    (look.knot * height) / ratio,
    (place + band) % 2,
  );
}

/** Chained prompts: rows of nested links. */
export const chain: Motif = {
  threads: 34,
  together: 2,
  parts: (variant) => cycle(looks, variant).rows * 2,
  ...polyline(links),
};
