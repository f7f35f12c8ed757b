export const { abs, cos, exp, floor, max, min, PI, sin, sqrt } = Math;

/** A full turn in radians. */
export const turn = 2 * PI;

/** Linear interpolation: `from` at share 0, `to` at share 1. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** The nearest value within low and high. */
export function clamp(value: number, low = 0, high = 1): number {
  return min(high, max(low, value));
}

/** Smoothstep: 0 before `from`, 1 after `to`, with slope 0 at both ends. */
export function ease(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** Gaussian of height 1 around `center`; `width` is its standard deviation. */
export function bell(value: number, center: number, width: number): number {
  return exp(-((value - center) ** 2) / (2 * width * width));
}

/** Divides 0..1 into `count` equal bands: index of the band of t, and the position in it (0..1). */
export function bandOf(t: number, count: number): { band: number; within: number } {
  const band = min(count - 1, floor(t * count));
  return { band, within: t * count - band };
}
