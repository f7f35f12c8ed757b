import { cos, ease, sin, turn } from '#lib/art/math';
import type { Thread } from './threads';
import { duration, ground, moments } from './timeline';

/** How a yarn drifts: waves on the frame's width, speed in turns of the film, height, phase. */
const drifts = [
  { waves: 0.62, speed: 2.1, height: 20, phase: 0.1 },
  { waves: 0.95, speed: -1.7, height: 27, phase: 0.46 },
  { waves: 0.5, speed: 1.5, height: 30, phase: 0.82 },
  { waves: 0.85, speed: -2, height: 26, phase: 0.27 },
  { waves: 0.68, speed: 1.8, height: 19, phase: 0.63 },
] as const;

/** Yarns come in from alternate sides, never two neighbors in turn. */
const turns = [0, 2, 4, 1, 3] as const;

/** Five twisted yarns, each drifting on a lane of its own. */
export function yarnY({ yarn, ply, part }: Thread, u: number, second: number): number {
  const drift = drifts[yarn] ?? drifts[0];
  const time = second / duration;
  const lane = ground.top + ground.height * (0.09 + 0.2 * yarn);
  const wave = sin(turn * (drift.waves * u + drift.speed * time + drift.phase));
  const twist = turn * (3.2 * u + ply - time * 5 * (yarn % 2 ? 1 : -1) + drift.phase);
  const thick = part === 'quiet' ? 13 : 9.5;
  return lane + drift.height * wave + thick * sin(twist) * (0.8 + 0.2 * cos(turn * (u + time)));
}

/** The second at which a yarn's first thread comes in. */
export function entryOf(yarn: number): number {
  const [from, to] = moments.enter;
  return from + ((to - from) * 0.42 * (turns[yarn] ?? 0)) / 4;
}

/** The part of a thread that is already there while its yarn comes in, of 0..1. */
export function drawnPart({ yarn, ply }: Thread, second: number): readonly [number, number] {
  const [from, to] = moments.enter;
  const start = entryOf(yarn) + ply * 0.14;
  const share = ease(start, start + (to - from) * 0.55, second) * 1.05;
  return yarn % 2 ? [1 - share, 1] : [0, share];
}
