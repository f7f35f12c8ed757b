import type { Point } from './fit.ts';
import { type Stroke, strokeFontText } from './stroke-font.ts';

/** Half the stroke width of a letter in grid units; a letter is six units high. */
const heft = 0.56;
/** Largest height and width of the word as shares of the frame. */
const tallest = 0.46;
const widest = 0.66;

interface Frame {
  width: number;
  height: number;
}

/**
 * Finds the parts of a horizontal thread that are inside the initials. Letters are drawn by
 * coloring these parts.
 *
 * @param row - height of the thread, 0 (top) to 1 (bottom)
 * @param frame - size of the picture in pixels
 * @param cap - thickness of the thread in pixels
 * @returns pairs of start and end as shares of the width
 */
export function stitchesOf(initials: string, row: number, frame: Frame, cap: number): Point[] {
  const { strokes, width } = strokeFontText(initials);
  const unit = Math.min(
    (tallest * frame.height) / (6 + 2 * heft),
    (widest * frame.width) / (width + 2 * heft),
  );
  const y = ((row - 0.5) * frame.height) / unit;
  const stitches: Point[] = [];
  let start: number | undefined;
  for (let pixel = 0; pixel <= frame.width; pixel += 1) {
    const x = (pixel - frame.width / 2) / unit;
    const inside = strokes.some((stroke) => distance(x, y, stroke) < heft);
    if (inside && start === undefined) start = pixel;
    if (!inside && start !== undefined) {
      // The round line caps add half the thickness at both ends.
      const inset = Math.min(cap / 2, (pixel - start - 1) / 2);
      stitches.push([(start + inset) / frame.width, (pixel - inset) / frame.width]);
      start = undefined;
    }
  }
  return stitches;
}

/** Distance from a point to a line segment. */
function distance(x: number, y: number, [x1, y1, x2, y2]: Stroke): number {
  const [runX, runY] = [x2 - x1, y2 - y1];
  const share = ((x - x1) * runX + (y - y1) * runY) / (runX * runX + runY * runY);
  const near = Math.min(1, Math.max(0, share));
  return Math.hypot(x - x1 - near * runX, y - y1 - near * runY);
}
