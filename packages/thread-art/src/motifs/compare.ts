import { ease, mix, sin, turn } from '../math.ts';
import type { Motif } from '../motif.ts';
import { fiveTones } from '../palette.ts';
import { cycle } from '../random.ts';

/** Share of the threads that are the process as it runs; the others are woven into it. */
const plain = 0.6;
/** Center and height of the two tapes, shares of the frame, and where they end. */
const tapes = {
  before: { y: 0.31, height: 0.17, end: 0.96 },
  after: { y: 0.68, height: 0.17, end: 0.83 },
} as const;

function roleOf(t: number, threads: number) {
  const index = Math.floor(t * threads);
  const count = Math.round(plain * threads);
  if (index >= count) {
    const share = (index - count + 0.5) / (threads - count);
    return { tape: tapes.after, share, woven: true, index: index - count };
  }
  const tape = index % 2 === 0 ? tapes.before : tapes.after;
  return { tape, share: (index + 0.5) / count, woven: false, index };
}

/**
 * A process measured twice: gray threads part into two tapes. The upper one runs on as before;
 * colored threads are woven into the lower one, which ends sooner.
 */
export const compare: Motif = {
  threads: 44,
  five: true,
  y(u, t, { threads, random }) {
    const { tape, share, woven, index } = roleOf(t, threads);
    const gather = woven ? ease(0.24, 0.68, u) : ease(0.2, 0.64, u);
    const loose = woven ? mix(0.03, 0.5, share) : mix(0.06, 0.98, share);
    const phase = (random[0] ?? 0) * 2;
    const wave = 0.03 * sin(u * 9 + share * 2 + phase) * (1 - gather);
    const cloth = woven ? 0.0065 * ease(0.58, 0.66, u) * sin(turn * u * 30 + Math.PI * index) : 0;
    const firm = 0.004 * sin(u * 14 + share * 3) * gather;
    return mix(loose, tape.y + (share - 0.5) * tape.height, gather) + wave + cloth + firm;
  },
  span(t, { threads }) {
    return [0, roleOf(t, threads).tape.end];
  },
  paint(t, { threads }) {
    const { woven, index, tape } = roleOf(t, threads);
    if (woven)
      return {
        part: index % 2 === 0 ? 'bold' : 'fine',
        tone: cycle(fiveTones, Math.floor(index / 2)),
      };
    return { part: tape === tapes.before ? 'fine' : 'quiet' };
  },
  labels: [
    { text: 'before', x: 0.96, y: 0.185, height: 0.036 },
    { text: 'after', x: 0.83, y: 0.81, height: 0.036, tone: 'primary' },
  ],
};
