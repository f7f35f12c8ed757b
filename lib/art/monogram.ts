import type { Point } from './fit';
import { type Stroke, strokeFontText } from './stroke-font';

/** Half the width of a letter's stroke in its units (a letter is six high, corner to corner). */
const heft = 0.56;
/** The word's largest height and width as shares of the frame. */
const tallest = 0.46;
const widest = 0.66;

interface Frame {
  width: number;
  height: number;
}

/**
 * Where a horizontal thread, `cap` pixels thick, runs through the letters: pairs of u. The letters are drawn
 * by coloring parts of the horizontal threads.
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
      // The round ends of a stitch reach beyond it by half its width: leave them room.
      const inset = Math.min(cap / 2, (pixel - start - 1) / 2);
      stitches.push([(start + inset) / frame.width, (pixel - inset) / frame.width]);
      start = undefined;
    }
  }
  return stitches;
}

function distance(x: number, y: number, [x1, y1, x2, y2]: Stroke): number {
  const [runX, runY] = [x2 - x1, y2 - y1];
  const share = ((x - x1) * runX + (y - y1) * runY) / (runX * runX + runY * runY);
  const near = Math.min(1, Math.max(0, share));
  return Math.hypot(x - x1 - near * runX, y - y1 - near * runY);
}
