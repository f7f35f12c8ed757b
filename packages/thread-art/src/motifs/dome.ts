import { bandOf, cos, max, min, mix, PI, sin } from '../math.ts';
import type { Motif, Variation } from '../motif.ts';
import { cycle } from '../random.ts';

/** Center and height (shares of the frame), and half of the width as a multiple of the height. */
type Dome = readonly [at: number, height: number, width: number];

const looks: readonly [readonly [Dome, ...Dome[]], ...(readonly [Dome, ...Dome[]])[]] = [
  [[0.5, 0.93, 1]],
  [
    [0.3, 0.74, 1],
    [0.7, 0.74, 1],
  ],
  [[1, 0.94, 2.4]],
  [
    [0.18, 0.56, 1],
    [0.5, 0.9, 1],
    [0.82, 0.56, 1],
  ],
  [[0.5, 0.9, 1.45]],
  [
    [0, 0.92, 1.6],
    [1, 0.92, 1.6],
  ],
  [
    [0.26, 0.92, 1],
    [0.8, 0.5, 1],
  ],
  [
    [0, 0.72, 0.66],
    [0.34, 0.72, 0.66],
    [0.66, 0.72, 0.66],
    [1, 0.72, 0.66],
  ],
];
/** Variant 0 on a wide frame: a dome with two smaller ones at the sides. */
const wideLook: readonly [Dome, ...Dome[]] = [
  [0.5, 0.93, 1],
  [0.02, 0.62, 1],
  [0.98, 0.62, 1],
];

function domeOf(t: number, { variant, ratio }: Variation) {
  const domes = variant % looks.length === 0 && ratio > 1.9 ? wideLook : cycle(looks, variant);
  const { band, within } = bandOf(t, domes.length);
  const [at, height, width] = cycle(domes, band);
  const size = mix(0.13, 1, within);
  // A dome in the middle must fit the frame; one at a side may pass the edge.
  const room = at > 0.4 && at < 0.6 ? (ratio / 2) * 0.97 : ratio;
  const half = min(height * width, room);
  return { at, up: height * size, out: (half * size) / ratio };
}

/** Insurance: domes of concentric arcs. */
export const dome: Motif = {
  threads: 44,
  x(u, t, variation) {
    const { at, out } = domeOf(t, variation);
    return at - out * cos(PI * u);
  },
  y(u, t, variation) {
    return 1.01 - domeOf(t, variation).up * sin(PI * u);
  },
  span(t, variation) {
    const { at, out } = domeOf(t, variation);
    const from = at < out ? Math.acos(min(1, (at + 0.01) / out)) / PI : 0;
    const rest = 1.01 - at;
    const to = rest < out ? Math.acos(max(-1, -rest / out)) / PI : 1;
    return [from, to];
  },
};
