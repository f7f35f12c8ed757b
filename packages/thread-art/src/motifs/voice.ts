import { bell, sin } from '../math.ts';
import type { Motif } from '../motif.ts';
import { cycle } from '../random.ts';

/** A syllable: position and length (shares of the width), and loudness (0..1). */
type Syllable = readonly [at: number, length: number, loudness: number];

const looks: readonly [readonly Syllable[], ...(readonly Syllable[])[]] = [
  [
    [0.1, 0.04, 0.5],
    [0.26, 0.06, 1],
    [0.42, 0.03, 0.55],
    [0.6, 0.07, 0.9],
    [0.78, 0.03, 0.4],
    [0.9, 0.035, 0.7],
  ],
  [
    [0.3, 0.11, 1],
    [0.72, 0.11, 0.8],
  ],
  [[0.5, 0.16, 1]],
  [
    [0.12, 0.045, 0.9],
    [0.31, 0.045, 0.6],
    [0.5, 0.045, 1],
    [0.69, 0.045, 0.5],
    [0.88, 0.045, 0.85],
  ],
];

/** Speech: threads that spread at every syllable, like a waveform. */
export const voice: Motif = {
  threads: 32,
  y(u, t, { variant }) {
    let loud = 0.09;
    for (const [at, length, loudness] of cycle(looks, variant)) {
      loud += 0.76 * loudness * bell(u, at, length);
    }
    return 0.5 + (t - 0.5) * loud + 0.02 * sin(u * 8) * (1 - loud);
  },
};
