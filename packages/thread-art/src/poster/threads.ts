import type { Cubic, Point } from '../fit.ts';
import { fiveTones, type Tone } from '../palette.ts';
import { cycle } from '../random.ts';
import { reedHalf, reeds, sheet, weftHalf } from './sheet.ts';

export interface Thread {
  pieces: Cubic[];
  /** Gray if absent. */
  tone?: Tone;
}

/** Threads of a bundle from left to right: the five colors, with gray between and around. */
export const bundle: readonly (Tone | undefined)[] = [
  undefined,
  'primary',
  undefined,
  'accent',
  undefined,
  'third',
  undefined,
  'fourth',
  undefined,
  'fifth',
  undefined,
];

/** Distance between neighbors where warp and weft cross. */
export const warpPitch = (2 * (reedHalf - 2)) / (bundle.length - 1);
/** Offset of each thread of a weft from its center, as a share of half its height. */
export const weftRows = [-1, -0.5, 0, 0.5, 1] as const;
/** Length of the straight part on both sides of a crossing. */
const flat = { warp: weftHalf + 5, weft: reedHalf + 7 } as const;
/** Width of a bundle between crossings, as a share of its full width. */
const drawn = { warp: 0.5, weft: 0.28 } as const;

const slot = (index: number) => (index - (bundle.length - 1) / 2) * warpPitch;

/**
 * All warp threads: from the top edge through a narrow waist into their bundle, to below the sheet.
 */
export function warpThreads(wefts: readonly number[], headBottom: number): Thread[] {
  const top = (wefts[0] ?? 0) - flat.warp;
  const total = reeds.length * bundle.length;
  return reeds.flatMap((reed, side) =>
    bundle.map((tone, index) => {
      const share = (side * bundle.length + index) / (total - 1);
      const pieces = [...fall(share, index, reed + slot(index), headBottom, top)];
      let pen: Point = [reed + slot(index), top];
      wefts.forEach((y, row) => {
        const next = wefts[row + 1];
        const low: Point = [pen[0], y + flat.warp];
        pieces.push(line(pen, low));
        pen = low;
        if (next === undefined) return;
        const middle: Point = [reed + slot(index) * drawn.warp, (y + next) / 2];
        const end: Point = [low[0], next - flat.warp];
        pieces.push(upright(pen, middle), upright(middle, end));
        pen = end;
      });
      pieces.push(line(pen, [pen[0], sheet.height + 6]));
      return { pieces, tone };
    }),
  );
}

/** Two pieces from the top right edge through the waist to the bundle. */
function fall(share: number, index: number, x: number, headBottom: number, top: number): Cubic[] {
  const waistY = headBottom - 84;
  const start: Point = [892 + share * 790, -6];
  const waist: Point = [1178 + share * 132, waistY];
  const drop = top - waistY;
  // Inner threads of a turn are lower than outer ones, so the bundle widens on its way.
  const inner = index / (bundle.length - 1);
  const dip = x < waist[0] ? inner : 1 - inner;
  const turn = drop * (0.34 + 0.22 * (1 - dip));
  // The inner bundles turn later, so the four paths can be distinguished.
  const lead = drop * (0.42 + 0.18 * dip + 0.14 * Math.sin(Math.PI * share) ** 2);
  return [
    [start, [start[0], waistY * 0.62], [waist[0], waistY * 0.5], waist],
    [waist, [waist[0], waistY + lead], [x, top - turn], [x, top]],
  ];
}

/** The weft above a layer, or below the last one: five threads, alternately colored and gray. */
export function weftThreads(y: number, index: number): Thread[] {
  return weftRows.map((row, place) => {
    const offset = row * (weftHalf - 2);
    const pieces: Cubic[] = [];
    let pen: Point = [-6, y + offset];
    reeds.forEach((reed, side) => {
      const before: Point = [reed - flat.weft, y + offset];
      if (side > 0) {
        const middle: Point = [(pen[0] + before[0]) / 2, y + offset * drawn.weft];
        pieces.push(level(pen, middle), level(middle, before));
        pen = before;
      }
      const after: Point = [reed + flat.weft, y + offset];
      pieces.push(line(pen, after));
      pen = after;
    });
    pieces.push(line(pen, [sheet.width + 6, pen[1]]));
    return { pieces, tone: place % 2 === 0 ? toneOf(index) : undefined };
  });
}

/** Color of a layer by its index. */
export function toneOf(index: number): Tone {
  return cycle(fiveTones, index);
}

function line(from: Point, to: Point): Cubic {
  return [from, from, to, to];
}

function upright(from: Point, to: Point): Cubic {
  const half = (to[1] - from[1]) / 2;
  return [from, [from[0], from[1] + half], [to[0], to[1] - half], to];
}

function level(from: Point, to: Point): Cubic {
  const half = (to[0] - from[0]) / 2;
  return [from, [from[0] + half, from[1]], [to[0] - half, to[1]], to];
}
