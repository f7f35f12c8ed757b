import type { Point } from './fit.ts';
import { type Stroke, strokeFontText } from './stroke-font.ts';

/** Half the stroke width of a letter in grid units; a letter is six units high. */
const heft = 0.56;
/** Largest height and width of the word as shares of the frame. */
const tallest = 0.4;
const widest = 0.56;

interface Frame {
  width: number;
  height: number;
}

/** Room around the letters that threads leave free, in grid units. */
const clearance = 0.95;

/** Letters in the middle of a frame. */
export interface Monogram {
  /** Path data of the letters' center lines. */
  d: string;
  /** Stroke width of the letters in pixels. */
  width: number;
  /** Whether a point of the frame, in pixels, is on a letter or close to one. */
  covers(point: Point): boolean;
}

/** Places up to three initials in a frame of pixels. */
export function monogram(initials: string, frame: Frame): Monogram {
  const { strokes, width } = strokeFontText(initials);
  const unit = Math.min(
    (tallest * frame.height) / (6 + 2 * heft),
    (widest * frame.width) / (width + 2 * heft),
  );
  const [left, top] = [frame.width / 2, frame.height / 2];
  const at = (x: number, y: number) =>
    `${(left + x * unit).toFixed(1)} ${(top + y * unit).toFixed(1)}`;
  return {
    d: strokes.map(([x1, y1, x2, y2]) => `M${at(x1, y1)}L${at(x2, y2)}`).join(''),
    width: 2 * heft * unit,
    covers: ([x, y]) =>
      strokes.some(
        (stroke) => distance((x - left) / unit, (y - top) / unit, stroke) < heft + clearance,
      ),
  };
}

/** Number of points at which a thread is compared with the letters. */
const samples = 240;

/**
 * The parts of a thread outside of the letters.
 *
 * @param at - point of the frame at u
 * @param span - the drawn part of the thread
 */
export function partsOutside(
  { covers }: Monogram,
  at: (u: number) => Point,
  [from, to]: Point,
): Point[] {
  const parts: Point[] = [];
  let start: number | undefined;
  for (let index = 0; index <= samples; index += 1) {
    const u = from + ((to - from) * index) / samples;
    const free = !covers(at(u));
    if (free && start === undefined) start = u;
    if (start !== undefined && (!free || index === samples)) {
      if (u > start) parts.push([start, u]);
      start = undefined;
    }
  }
  return parts;
}

/** Distance from a point to a line segment. */
function distance(x: number, y: number, [x1, y1, x2, y2]: Stroke): number {
  const [runX, runY] = [x2 - x1, y2 - y1];
  const share = ((x - x1) * runX + (y - y1) * runY) / (runX * runX + runY * runY);
  const near = Math.min(1, Math.max(0, share));
  return Math.hypot(x - x1 - near * runX, y - y1 - near * runY);
}
