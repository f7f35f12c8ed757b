import { clamp, floor, mix } from '../math.ts';
import type { Motif, Variation } from '../motif.ts';

/**
 * Makes the functions of a motif from the corner points of each thread, with straight lines between
 * them. At least two points per thread.
 */
export function polyline(
  pointsOf: (t: number, variation: Variation) => readonly (readonly [number, number])[],
): Required<Pick<Motif, 'x' | 'y' | 'corners'>> {
  // Fitting reads the points of a thread thousands of times, so cache them per drawing.
  const known = new WeakMap<Variation, Map<number, ReturnType<typeof pointsOf>>>();
  function recall(t: number, variation: Variation) {
    const threads = known.get(variation) ?? new Map<number, ReturnType<typeof pointsOf>>();
    known.set(variation, threads);
    const points = threads.get(t) ?? pointsOf(t, variation);
    threads.set(t, points);
    return points;
  }
  function at(u: number, t: number, variation: Variation, axis: 0 | 1): number {
    const points = recall(t, variation);
    const place = clamp(u) * (points.length - 1);
    const index = Math.min(points.length - 2, floor(place));
    return mix(points[index]?.[axis] ?? 0, points[index + 1]?.[axis] ?? 0, place - index);
  }
  return {
    x: (u, t, variation) => at(u, t, variation, 0),
    y: (u, t, variation) => at(u, t, variation, 1),
    corners(t, variation) {
      const count = recall(t, variation).length - 1;
      return Array.from({ length: count - 1 }, (_, index) => (index + 1) / count);
    },
  };
}
