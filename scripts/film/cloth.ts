import { clamp, exp, mix, sin, turn } from '#lib/art/math';
import { quietColor, threadColor } from '#lib/art/palette';
import { seededRandom } from '#lib/art/random';
import { assignColors, type StrokeStyle } from '#lib/art/stroke-style';
import { type Color, colorOf } from './canvas';
import { frame, moments } from './timeline';

/** Upright threads: distance and half width, film pixels. */
const warpPitch = 16;
const warpHalf = 1.9;
const warpCount = frame.width / warpPitch + 2;
/** Clear ground, film pixels, between a thread and the one that passes over it. */
export const air = 1.5;

const random = seededRandom('vision-film-warp');
const fringes = Array.from({ length: warpCount }, () => 9 + 13 * random());
const warpLooks: Record<StrokeStyle['part'], { half: number; alpha: number }> = {
  quiet: { half: 1.5, alpha: 0.6 },
  soft: { half: 1.7, alpha: 0.5 },
  fine: { half: 1.9, alpha: 0.94 },
  bold: { half: 2.3, alpha: 1 },
};

/** The upright threads from left to right. */
export const warp: readonly { color: Color; half: number; alpha: number }[] = assignColors(
  warpCount,
  { color: 'indigo', accent: 'coral', five: true, together: 1, variant: 1 },
  random,
).map(({ tone, part }) => ({
  color: colorOf(tone ? threadColor[tone] : quietColor),
  ...warpLooks[part],
}));
const delays = Array.from({ length: warpCount }, () => random());

/** The air over the cloth: its clock slows down, so that the film ends calm. */
function airTime(second: number): number {
  const still = moments.warp[1] - 1;
  return second < still ? second : still + 4 * (1 - exp((still - second) / 4));
}

/** How far a row of cloth is moved by the air at u and t, film pixels. */
export function rippleAt(u: number, t: number, second: number): number {
  const time = airTime(second);
  const long = sin(turn * (0.9 * u - time / 11 + t * 0.7));
  return 7 * long + 3.5 * sin(turn * (1.7 * u + time / 15 - t));
}

/** Light on the cloth: threads look up to 18% finer or stronger. */
export function sheenAt(u: number, t: number): number {
  return 1 + 0.18 * sin(turn * (1.1 * u + 0.5 * t + 0.4));
}

/** The upright threads at a moment. */
export interface Loom {
  /** How far the cloth has sunk, film pixels. */
  sunk: number;
  /** Where each upright thread begins and ends, film pixels from the top. */
  spans: readonly (readonly [top: number, bottom: number])[];
}

export function loomAt(second: number, sunk: number): Loom {
  const [from, to] = moments.warp;
  const spans = warp.map((_, index) => {
    const start = from + (to - from) * (0.5 * (index / warpCount) + 0.14 * (delays[index] ?? 0));
    const share = clamp((second - start) / ((to - from) * 0.36));
    const head = mix(-40, frame.height + 40, 1 - (1 - share) ** 2.2);
    return [sunk - 10 - (fringes[index] ?? 0), head] as const;
  });
  return { sunk, spans };
}

/** How far upright threads lean sideways at a height, film pixels. */
function lean(y: number, { sunk }: Loom): number {
  return 6 * sin((turn * (y - sunk)) / 660);
}

export function warpX(index: number, y: number, loom: Loom): number {
  return (index - 0.5) * warpPitch + lean(y, loom);
}

export interface Crossing {
  /** 0 far from any upright thread, 1 on it. */
  near: number;
  /** Whether the row passes over it. */
  over: boolean;
}

/** What a row meets at a point of the cloth. */
export function crossingAt(row: number, x: number, y: number, loom: Loom): Crossing {
  const index = Math.round((x - lean(y, loom)) / warpPitch + 0.5);
  const span = loom.spans[index];
  if (!span) return { near: 0, over: false };
  const there = clamp((span[1] - y) / 14);
  const distance = Math.abs(x - warpX(index, y, loom)) - warpHalf - air;
  return { near: there * clamp(1 - distance / 1.2), over: (row + index) % 2 === 0 };
}
