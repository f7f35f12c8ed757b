import { clamp, exp, mix, sin, turn } from 'thread-art/math';
import { quietColor, threadColor } from 'thread-art/palette';
import { seededRandom } from 'thread-art/random';
import { assignColors, type StrokeStyle } from 'thread-art/stroke-style';
import { type Color, colorOf } from './canvas';
import { frame, moments } from './timeline';

/** Distance and half width of the upright threads, in film pixels. */
const warpPitch = 16;
const warpHalf = 1.9;
const warpCount = frame.width / warpPitch + 2;
/** Gap between a thread and the one that passes over it, in film pixels. */
export const clearance = 1.5;

const random = seededRandom('vision-film-warp');
const fringes = Array.from({ length: warpCount }, () => 9 + 13 * random());
const warpLooks: Record<StrokeStyle['part'], { half: number; alpha: number }> = {
  quiet: { half: 1.5, alpha: 0.6 },
  soft: { half: 1.7, alpha: 0.5 },
  fine: { half: 1.9, alpha: 0.94 },
  bold: { half: 2.3, alpha: 1 },
};

/** The upright threads, from left to right. */
export const warp: readonly { color: Color; half: number; alpha: number }[] = assignColors(
  warpCount,
  { color: 'indigo', accent: 'coral', five: true, together: 1, variant: 1 },
  random,
).map(({ tone, part }) => ({
  color: colorOf(tone ? threadColor[tone] : quietColor),
  ...warpLooks[part],
}));
const delays = Array.from({ length: warpCount }, () => random());

/** Time of the air movement. It slows down after the weaving, so that the film ends calmly. */
function airMovementTime(second: number): number {
  const still = moments.warp[1] - 1;
  return second < still ? second : still + 4 * (1 - exp((still - second) / 4));
}

/** Vertical offset of a row of cloth by the air at u and t, in film pixels. */
export function rippleAt(u: number, t: number, second: number): number {
  const time = airMovementTime(second);
  const long = sin(turn * (0.9 * u - time / 11 + t * 0.7));
  return 7 * long + 3.5 * sin(turn * (1.7 * u + time / 15 - t));
}

/** Factor 0.82..1.18 by which light on the cloth changes the look of a thread. */
export function brightnessAt(u: number, t: number): number {
  return 1 + 0.18 * sin(turn * (1.1 * u + 0.5 * t + 0.4));
}

/** State of the upright threads at one moment. */
export interface WarpState {
  /** Distance that the cloth has sunk, in film pixels. */
  sunk: number;
  /** Start and end of each upright thread, in film pixels from the top. */
  spans: readonly (readonly [top: number, bottom: number])[];
}

/** State of the upright threads at a time in seconds. `sunk` is in film pixels. */
export function warpAt(second: number, sunk: number): WarpState {
  const [from, to] = moments.warp;
  const spans = warp.map((_, index) => {
    const start = from + (to - from) * (0.5 * (index / warpCount) + 0.14 * (delays[index] ?? 0));
    const share = clamp((second - start) / ((to - from) * 0.36));
    const head = mix(-40, frame.height + 40, 1 - (1 - share) ** 2.2);
    return [sunk - 10 - (fringes[index] ?? 0), head] as const;
  });
  return { sunk, spans };
}

/** Sideways offset of upright threads at a height, in film pixels. */
function sway(y: number, { sunk }: WarpState): number {
  return 6 * sin((turn * (y - sunk)) / 660);
}

/** Horizontal position of an upright thread at a height, in film pixels. */
export function warpX(index: number, y: number, state: WarpState): number {
  return (index - 0.5) * warpPitch + sway(y, state);
}

export interface Crossing {
  /** 0 away from any upright thread, 1 on one. */
  near: number;
  /** Whether the row passes over the upright thread. */
  over: boolean;
}

/** The crossing of a row with an upright thread at a point of the cloth. */
export function crossingAt(row: number, x: number, y: number, state: WarpState): Crossing {
  const index = Math.round((x - sway(y, state)) / warpPitch + 0.5);
  const span = state.spans[index];
  if (!span) return { near: 0, over: false };
  const there = clamp((span[1] - y) / 14);
  const distance = Math.abs(x - warpX(index, y, state)) - warpHalf - clearance;
  return { near: there * clamp(1 - distance / 1.2), over: (row + index) % 2 === 0 };
}
