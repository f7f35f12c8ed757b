import { cycle } from './chance';
import { fiveTones, type Tone } from './palette';

/** How one thread is drawn: quiet ones are gray, soft ones a breath of color, others lead. */
export interface Dye {
  part: 'quiet' | 'soft' | 'fine' | 'bold';
  tone?: Tone;
}

interface Scheme {
  color: Tone;
  accent: Tone;
  /** All five colors in turn instead of two. */
  five?: boolean;
  /** Much paper: only so many colored threads. */
  few?: number;
  /** Colored threads come at least this many side by side. */
  together: number;
  variant: number;
}

/** Colored threads come alone or side by side; relatives of a motif differ in it. */
const clusters = [1, 2, 3, 1, 2, 1, 3, 2] as const;
const coloredShare = 0.34;
/** A cloth of few threads needs more of them in color to show its motif. */
const sparse = { threads: 20, coloredShare: 0.5 } as const;

/**
 * Dyes the threads of a cloth. Colored ones are spread by strata (one cluster drawn from each equal
 * part of the cloth), so no seed can clump them or leave half of the frame gray.
 */
export function dyeThreads(count: number, scheme: Scheme, chance: () => number): Dye[] {
  const dyes: Dye[] = Array.from({ length: count }, () => ({ part: 'quiet' }));
  const size = scheme.few ? 1 : Math.max(scheme.together, cycle(clusters, scheme.variant));
  const share = count <= sparse.threads ? sparse.coloredShare : coloredShare;
  const strata = scheme.few ?? Math.max(2, Math.round((count * share) / size));
  const shift = Math.floor(chance() * 3);
  for (let stratum = 0; stratum < strata; stratum += 1) {
    const jitter = 0.5 + (chance() - 0.5) * 0.5;
    const first = Math.round(((stratum + jitter) / strata) * count - size / 2);
    const start = first - (first % scheme.together);
    const tone = toneAt(stratum + shift, scheme);
    for (let index = start; index < start + size; index += 1) {
      const bold = size === 1 ? (stratum + shift) % 2 === 0 : index === start;
      if (dyes[index]) dyes[index] = { part: bold ? 'bold' : 'fine', tone };
    }
    const leads = dyes[start]?.part === 'bold' && !scheme.few;
    for (const side of leads ? [start - 1, start + size] : []) {
      if (dyes[side]?.part === 'quiet') dyes[side] = { part: 'soft', tone };
    }
  }
  return dyes;
}

/** A label's cloth: plain where the letters stand, a colored border above and below. */
export function dyeBorders(
  count: number,
  { color, accent }: Pick<Scheme, 'color' | 'accent'>,
): Dye[] {
  return Array.from({ length: count }, (_, index) => {
    const edge = Math.min(index, count - 1 - index);
    if (edge === 0 || edge === 4) return { part: 'fine', tone: color };
    if (edge === 1 || edge === 3) return { part: 'bold', tone: edge === 1 ? accent : color };
    return { part: 'quiet' };
  });
}

function toneAt(stratum: number, { color, accent, five, few }: Scheme): Tone {
  if (five) return cycle(fiveTones, stratum);
  return stratum % (few ? 2 : 3) === 1 ? accent : color;
}
