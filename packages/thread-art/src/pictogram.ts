import type { Point } from './fit.ts';
import type { Motif } from './motif.ts';

/**
 * A line of a pictogram. Coordinates are in heights of the frame: y runs from 0 to 1, x from 0 to the
 * ratio of the frame.
 */
export interface Line {
  at(u: number): Point;
  /** Rising values of u: start, joints, end. */
  cuts: readonly number[];
  length: number;
  /** Whether strands wind around the line. Default: they run beside each other. */
  twist?: boolean;
}

export interface Stroke {
  line: Line;
  /** Default: strands in both colors of the picture. */
  part?: 'color' | 'accent' | 'quiet';
  /** A single strand. */
  thin?: boolean;
}

/** A dot, or a spiral if it is large. */
export interface Dot {
  at: Point;
  part: 'color' | 'accent';
  /** Diameter in heights of the frame. Default: 0.07. */
  size?: number;
}

export interface Pictogram {
  strokes: readonly Stroke[];
  dots?: readonly Dot[];
}

/** Corners of a polyline are rounded by at most this radius, in heights of the frame. */
const roundness = 0.05;

/** A polyline with rounded corners. */
export function poly(...points: readonly Point[]): Line {
  const pieces: { length: number; at(t: number): Point }[] = [];
  const line = (a: Point, b: Point) => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length > 1e-6) pieces.push({ length, at: (t) => between(a, b, t) });
  };
  let from = points[0] ?? [0, 0];
  points.forEach((corner, index) => {
    const next = points[index + 1];
    const before = points[index - 1];
    if (!before) return;
    if (!next) {
      line(from, corner);
      return;
    }
    const [a, b] = [before, next].map((point) => {
      const run = Math.hypot(point[0] - corner[0], point[1] - corner[1]);
      return between(corner, point, Math.min(0.5, roundness / (run || 1)));
    }) as [Point, Point];
    line(from, a);
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    pieces.push({
      length,
      at: (t) => between(between(a, corner, t), between(corner, b, t), t),
    });
    from = b;
  });
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const ends: number[] = [];
  let sum = 0;
  for (const piece of pieces) {
    sum += piece.length;
    ends.push(sum / length);
  }
  ends[ends.length - 1] = 1;
  const at = (u: number): Point => {
    const index = Math.max(
      0,
      ends.findIndex((end) => u <= end),
    );
    const start = ends[index - 1] ?? 0;
    const end = ends[index] ?? 1;
    return pieces[index]?.at((u - start) / (end - start)) ?? [0, 0];
  };
  return { at, cuts: [0, ...ends], length };
}

/** A curve given by a function, with its length in heights of the frame, measured by samples. */
export function curve(at: (u: number) => Point): Line {
  let length = 0;
  for (let index = 0; index < 60; index += 1) {
    const [a, b] = [at(index / 60), at((index + 1) / 60)];
    length += Math.hypot(b[0] - a[0], b[1] - a[1]);
  }
  return { at, cuts: [0, 0.25, 0.5, 0.75, 1], length, twist: true };
}

/** A closed box, clockwise from the middle of its upper side. */
export const box = (left: number, top: number, right: number, bottom: number): Line =>
  poly(
    [(left + right) / 2, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
    [(left + right) / 2, top],
  );

/** A circle, clockwise from its top. @param turns - share of the full circle */
export const ring = ([x, y]: Point, radius: number, turns = 1, from = 0): Line => ({
  ...curve((u) => {
    const angle = 2 * Math.PI * (from + turns * u);
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  }),
  twist: false,
});

const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
];

/**
 * A motif that draws a thing on quiet, even cloth.
 *
 * @param draw - receives the numbers of the picture, or `defaults` in their place
 */
export function pictogram(
  defaults: readonly number[],
  draw: (numbers: readonly number[], ratio: number) => Pictogram,
): Motif {
  return {
    threads: 20,
    y: (u, t, { random }) =>
      0.06 + 0.88 * t + 0.008 * Math.sin(u * 7 + t * 5 + 6 * (random[0] ?? 0)),
    pictogram: ({ numbers, ratio }) =>
      draw(
        defaults.map((value, index) => numbers?.[index] ?? value),
        ratio,
      ),
  };
}
