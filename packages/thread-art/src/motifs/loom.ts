import { floor, PI, sin } from '../math.ts';
import type { Motif, Variation } from '../motif.ts';
import { cycle } from '../random.ts';

/**
 * Amplitude of the wave as a share of the pitch, and phase shift between neighbors in half turns.
 */
const looks: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [0.2, 1],
  [0.34, 0.5],
  [0.12, 1],
  [0.42, 1],
];
/** Margin at top and bottom, share of the height. */
const edge = 0.05;

/** The first threads are horizontal, the others vertical, with the same pitch. */
function place(t: number, { ratio, threads }: Variation) {
  const rows = Math.max(3, Math.round(threads / (1 + ratio)));
  const index = floor(t * threads);
  const pitch = (1 - 2 * edge) / rows;
  const columns = threads - rows;
  return index < rows
    ? { upright: false, at: edge + (index + 0.5) * pitch, pitch, index }
    : { upright: true, at: (index - rows + 0.5) / columns, pitch, index: index - rows };
}

/** Technology: plain weave of horizontal and vertical threads. */
export const loom: Motif = {
  threads: 60,
  x(u, t, variation) {
    const { upright, at, pitch, index } = place(t, variation);
    if (!upright) return u;
    const [depth, follow] = cycle(looks, variation.variant);
    const weave = sin((PI * (u - edge)) / pitch + PI * follow * index);
    return at + (depth * pitch * weave) / variation.ratio;
  },
  y(u, t, variation) {
    const { upright, at, pitch, index } = place(t, variation);
    if (upright) return u;
    const [depth, follow] = cycle(looks, variation.variant);
    return at + depth * pitch * sin((PI * u * variation.ratio) / pitch + PI * follow * index);
  },
  span: (t, variation) => (place(t, variation).upright ? [edge, 1 - edge] : [0, 1]),
};
