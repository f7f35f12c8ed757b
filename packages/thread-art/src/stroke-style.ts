import { fiveTones, type Tone } from './palette.ts';
import { cycle } from './random.ts';

/**
 * Style of one thread: `quiet` is gray, `soft` has little color, `fine` and `bold` have full color.
 * Without a tone, all of them are gray.
 */
export interface StrokeStyle {
  part: 'quiet' | 'soft' | 'fine' | 'bold';
  tone?: Tone;
}

interface Scheme {
  color: Tone;
  accent: Tone;
  /** All five colors in turn instead of two. */
  five?: boolean;
  /** Number of colored threads in a sparse picture. */
  few?: number;
  /** Smallest number of adjacent threads with the same color. */
  together: number;
  variant: number;
}

/** Number of adjacent colored threads, by variant. */
const clusters = [1, 2, 3, 1, 2, 1, 3, 2] as const;
const coloredShare = 0.34;
/** A picture with few threads needs a larger colored share to show its motif. */
const sparse = { threads: 20, coloredShare: 0.5 } as const;

/**
 * Assigns a stroke style to each of `count` threads. Colored threads are placed by stratified
 * sampling (one cluster in each equal part of the frame), so they are spread evenly for every seed.
 *
 * @param random - returns numbers in 0..1
 */
export function assignColors(count: number, scheme: Scheme, random: () => number): StrokeStyle[] {
  const styles: StrokeStyle[] = Array.from({ length: count }, () => ({ part: 'quiet' }));
  const size = scheme.few ? 1 : Math.max(scheme.together, cycle(clusters, scheme.variant));
  const share = count <= sparse.threads ? sparse.coloredShare : coloredShare;
  const strata = scheme.few ?? Math.max(2, Math.round((count * share) / size));
  const shift = Math.floor(random() * 3);
  for (let stratum = 0; stratum < strata; stratum += 1) {
    const jitter = 0.5 + (random() - 0.5) * 0.5;
    const first = Math.round(((stratum + jitter) / strata) * count - size / 2);
    const start = first - (first % scheme.together);
    const tone = toneAt(stratum + shift, scheme);
    for (let index = start; index < start + size; index += 1) {
      const bold = size === 1 ? (stratum + shift) % 2 === 0 : index === start;
      if (styles[index]) styles[index] = { part: bold ? 'bold' : 'fine', tone };
    }
    const leads = styles[start]?.part === 'bold' && !scheme.few;
    for (const side of leads ? [start - 1, start + size] : []) {
      if (styles[side]?.part === 'quiet') styles[side] = { part: 'soft', tone };
    }
  }
  return styles;
}

function toneAt(stratum: number, { color, accent, five, few }: Scheme): Tone {
  if (five) return cycle(fiveTones, stratum);
  return stratum % (few ? 2 : 3) === 1 ? accent : color;
}
