import { bell, mix, sin } from '../math.ts';
import type { Motif } from '../motif.ts';
import { cycle } from '../random.ts';

interface Look {
  /** Heartbeats: position (share of the width) and strength (1 reaches the edge). */
  beats: readonly (readonly [at: number, strength: number])[];
  /** How much later the lowest thread beats than the highest, share of the width. */
  lag: number;
  /** Width of a beat; 1 is a resting adult's on a card. */
  width: number;
}

const looks: readonly [Look, ...Look[]] = [
  { beats: [[0.5, 1]], lag: 0, width: 1 },
  {
    beats: [
      [0.22, 0.7],
      [0.72, 1],
    ],
    lag: 0,
    width: 0.8,
  },
  { beats: [[0.56, 1]], lag: 0.34, width: 1.1 },
  {
    beats: [
      [0.18, 0.55],
      [0.48, 1],
      [0.78, 0.55],
    ],
    lag: 0,
    width: 0.6,
  },
  { beats: [[0.68, 0.85]], lag: 0, width: 2.4 },
  {
    beats: [
      [0.3, 0.9],
      [0.66, 0.9],
    ],
    lag: -0.3,
    width: 1.1,
  },
  { beats: [[0.2, 1]], lag: 0, width: 1.4 },
  {
    beats: [
      [0.18, 0.4],
      [0.45, 0.7],
      [0.76, 1],
    ],
    lag: 0,
    width: 0.7,
  },
];

/** Healthcare: heartbeats as in an ECG, with small P wave, tall R, deep S and round T. */
export const pulse: Motif = {
  threads: 25,
  y(u, t, { variant, ratio }) {
    const look = cycle(looks, variant);
    const wide = (look.width * 2) / ratio;
    let y = 0.2 + 0.64 * t + 0.008 * sin(u * 17 + t * 7);
    for (const [at, strength] of look.beats) {
      const center = at + look.lag * (t - 0.5);
      const lift = 0.045 * strength;
      y -= lift * bell(u, center - 0.085 * wide, 0.02 * wide);
      y -= lift * 1.5 * bell(u, center + 0.17 * wide, 0.038 * wide);
      // Interpolate toward fixed heights rather than adding one, so peaks are inside the frame.
      y = mix(y, 0.05 + 0.42 * t, strength * bell(u, center, 0.016 * wide));
      y = mix(y, 0.66 + 0.29 * t, 0.9 * strength * bell(u, center + 0.05 * wide, 0.019 * wide));
    }
    return y;
  },
};
