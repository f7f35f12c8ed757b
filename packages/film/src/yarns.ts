import { cos, ease, sin, turn } from 'thread-art/math';
import type { Thread } from './threads';
import { duration, moments, threadArea } from './timeline';

/** Drift of each yarn: waves per frame width, cycles per film, amplitude in film pixels, phase. */
const drifts = [
  { waves: 0.62, speed: 2.1, height: 20, phase: 0.1 },
  { waves: 0.95, speed: -1.7, height: 27, phase: 0.46 },
  { waves: 0.5, speed: 1.5, height: 30, phase: 0.82 },
  { waves: 0.85, speed: -2, height: 26, phase: 0.27 },
  { waves: 0.68, speed: 1.8, height: 19, phase: 0.63 },
] as const;

/** Order in which yarns enter. Neighbors never follow one another. */
const turns = [0, 2, 4, 1, 3] as const;

/**
 * Vertical position of a thread of one of five twisted yarns, each of which drifts in its own lane.
 */
export function yarnY({ yarn, ply, part }: Thread, u: number, second: number): number {
  const drift = drifts[yarn] ?? drifts[0];
  const time = second / duration;
  const lane = threadArea.top + threadArea.height * (0.09 + 0.2 * yarn);
  const wave = sin(turn * (drift.waves * u + drift.speed * time + drift.phase));
  const twist = turn * (3.2 * u + ply - time * 5 * (yarn % 2 ? 1 : -1) + drift.phase);
  const thick = part === 'quiet' ? 13 : 9.5;
  return lane + drift.height * wave + thick * sin(twist) * (0.8 + 0.2 * cos(turn * (u + time)));
}

/** Time in seconds at which a yarn's first thread enters. */
export function entryTime(yarn: number): number {
  const [from, to] = moments.enter;
  return from + ((to - from) * 0.42 * (turns[yarn] ?? 0)) / 4;
}

/** Visible range of a thread (within 0..1) while its yarn enters. */
export function visibleRange({ yarn, ply }: Thread, second: number): readonly [number, number] {
  const [from, to] = moments.enter;
  const start = entryTime(yarn) + ply * 0.14;
  const share = ease(start, start + (to - from) * 0.55, second) * 1.05;
  return yarn % 2 ? [1 - share, 1] : [0, share];
}
