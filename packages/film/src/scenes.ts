import { clamp, mix } from 'thread-art/math';
import { weave } from 'thread-art/motifs/weave';
import { rippleAt } from './cloth';
import type { Thread } from './threads';
import { clearAbove, frame, moments, threadArea } from './timeline';
import { yarnY } from './yarns';

/**
 * Vertical position of a thread in film pixels, at u (0..1 along the frame) and a time in seconds.
 */
export function threadY(thread: Thread, u: number, second: number): number {
  const mingled = progress(moments.mingle, second, u, 0.55);
  const evened = progress(moments.even, second, u, 0.4);
  let y = 0;
  if (mingled < 1) y = yarnY(thread, u, second);
  if (mingled > 0 && evened < 1) y = mix(y, bundleY(thread, u, second), mingled);
  return evened > 0 ? mix(y, rowY(thread, u, second), evened) : y;
}

/** Progress of a thread from yarn to row of cloth at u, 0..1. */
export function clothProgress(u: number, second: number): number {
  return progress(moments.even, second, u, 0.4);
}

/** Second scene: the motif of the site, whose pinch and crossing travel from left to right. */
function bundleY({ t }: Thread, u: number, second: number): number {
  const [from, to] = moments.travel;
  const way = 2 * ((second - from) / (to - from)) - 1;
  // Fast at both ends, slow in the middle of the frame.
  const shift = -0.13 + 0.2 * way + 0.62 * way ** 3;
  const variation = { ratio: 16 / 9, variant: 0, threads: 55, random: [second * 0.11] };
  return threadArea.top + threadArea.height * weave.y(u - shift, t, variation);
}

/** Third scene: a row of cloth, which moves in the air and sinks at the end. */
function rowY({ t }: Thread, u: number, second: number): number {
  const y = t * (frame.height + 16) - 8;
  return y + sinkDistance(second) + rippleAt(u, t, second);
}

/** Distance that the finished cloth has sunk, in film pixels. */
export function sinkDistance(second: number): number {
  return (clearAbove + 66) * smootherstep(...moments.sink, second);
}

/**
 * Progress of a change that starts at the left and reaches the right edge `lag` of its duration
 * later.
 */
function progress(
  [from, to]: readonly [number, number],
  second: number,
  u: number,
  lag: number,
): number {
  const length = (to - from) * (1 - lag);
  const start = from + (to - from) * lag * u;
  return smootherstep(start, start + length, second);
}

/** Like ease, but also with continuous acceleration at both ends. */
export function smootherstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share ** 3 * (share * (6 * share - 15) + 10);
}
