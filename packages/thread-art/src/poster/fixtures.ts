import { expect } from 'vitest';

import type { Box } from '../chart/drawing.ts';
import { expectApart } from '../chart/fixtures.ts';
import type { Cubic, Point } from '../fit.ts';
import type { Advances, Line } from '../text-metrics.ts';
import type { Layer, Stub } from './layer.ts';
import { layOut, type Words } from './layout.ts';
import { reeds, sheet } from './sheet.ts';
import { type Thread, warpThreads, weftThreads } from './threads.ts';

/** Readable on a zoomed phone. */
const leastSize = Math.round(sheet.width / 90);

/** Expects every line on the sheet, large enough, and touched by no other line or thread. */
export function expectClearLayout(words: Omit<Words, 'foot'>, advances: Advances): void {
  const layout = layOut({ ...words, foot: ['Credit', 'Facts', 'Notice'] }, advances);
  const boxes = layout.lines.map(boxOf);
  expectApart(boxes, { left: 0, right: sheet.width, top: 0, bottom: sheet.height });
  expect(Math.min(...layout.lines.map(({ size }) => size))).toBeGreaterThanOrEqual(leastSize);

  const threads = [
    ...warpThreads(layout.wefts, layout.headBottom),
    ...layout.wefts.flatMap(weftThreads),
    ...layout.stubs.map(stubThread),
  ];
  const pieces = threads.flatMap((thread) => thread.pieces);
  const crossed = boxes.filter((box) => pieces.some((piece) => enters(piece, box)));
  expect(crossed.map(({ text }) => text)).toEqual([]);
}

function boxOf({ text, x, y, size, width }: Line) {
  return { text, left: x, right: x + width, top: y - size * 0.74, bottom: y + size * 0.23 };
}

function stubThread({ column, x, y }: Stub): Thread {
  const from: Point = [reeds[column], y];
  const to: Point = [x - 15, y];
  return { pieces: [[from, from, to, to]] };
}

/** Whether a piece comes within four pixels of a box. A piece is inside the hull of its points. */
function enters(piece: Cubic, { left, right, top, bottom }: Box): boolean {
  const inside = ([x, y]: Point) => x > left - 4 && x < right + 4 && y > top - 4 && y < bottom + 4;
  const xs = piece.map(([x]) => x);
  const ys = piece.map(([, y]) => y);
  if (Math.max(...xs) < left - 4 || Math.min(...xs) > right + 4) return false;
  if (Math.max(...ys) < top - 4 || Math.min(...ys) > bottom + 4) return false;
  for (let step = 0; step <= 400; step += 1) if (inside(pointAt(piece, step / 400))) return true;
  return false;
}

function pointAt([a, b, c, d]: Cubic, t: number): Point {
  const rest = 1 - t;
  const [ka, kb, kc, kd] = [rest ** 3, 3 * rest ** 2 * t, 3 * rest * t ** 2, t ** 3];
  const along = (axis: 0 | 1) => ka * a[axis] + kb * b[axis] + kc * c[axis] + kd * d[axis];
  return [along(0), along(1)];
}

/** A layer with as many items as possible, all of them long. */
export const longLayer: Layer = {
  name: 'Evaluation and observability now',
  description:
    'Tools that test answers before release, trace them afterward and show a team where the money and the time went.',
  items: Array.from({ length: 10 }, (_, index) => `Model Context Protocol Gateway ${index}`),
};
