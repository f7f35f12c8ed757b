export type Point = readonly [x: number, y: number];
/** A cubic Bezier piece: start, two handles, end. */
export type Cubic = readonly [Point, Point, Point, Point];

/**
 * Largest distance in pixels between a fitted piece and the function; above it the piece is split.
 */
const tolerance = 0.38;
/** Largest recursion depth: at most 2^9 pieces per section. */
const deepest = 9;
/** Samples per whole thread that check the fit, dense enough for the narrowest motif. */
const samples = 180;

/**
 * Approximates a parametric curve with cubic Beziers. Each section between two corners is a Hermite
 * piece with numeric slopes and is halved until its error is below the tolerance. Halving gives
 * neighboring pieces mirrored handles, which `pathData` writes as short `s` commands.
 *
 * @param at - the point in pixels at parameter u
 * @param cuts - rising values of u: start, corners, end
 */
export function fitCurve(at: (u: number) => Point, cuts: readonly number[]): Cubic[] {
  const pieces: Cubic[] = [];
  for (let index = 1; index < cuts.length; index += 1) {
    const from = cuts[index - 1] ?? 0;
    const to = cuts[index] ?? 1;
    if (to - from <= 1e-6) continue;
    const knot = (u: number): Knot => ({ u, point: at(u), slope: slope(at, u, from, to) });
    split(at, knot, knot(from), knot(to), 0, pieces);
  }
  return pieces;
}

/** An end of a piece, which two neighbors share: a point of the curve, and its derivative there. */
interface Knot {
  u: number;
  point: Point;
  slope: Point;
}

function split(
  at: (u: number) => Point,
  knot: (u: number) => Knot,
  from: Knot,
  to: Knot,
  depth: number,
  pieces: Cubic[],
): void {
  const piece = hermite(from, to);
  if (depth >= deepest || fits(piece, at, from.u, to.u)) {
    pieces.push(piece);
    return;
  }
  const middle = knot((from.u + to.u) / 2);
  split(at, knot, from, middle, depth + 1, pieces);
  split(at, knot, middle, to, depth + 1, pieces);
}

function hermite(from: Knot, to: Knot): Cubic {
  const third = (to.u - from.u) / 3;
  const [start, end] = [from.point, to.point];
  const [out, into] = [from.slope, to.slope];
  return [
    start,
    [start[0] + out[0] * third, start[1] + out[1] * third],
    [end[0] - into[0] * third, end[1] - into[1] * third],
    end,
  ];
}

/**
 * Derivative by central difference; one-sided at a corner, where the two sides have other slopes.
 */
function slope(at: (u: number) => Point, u: number, low: number, high: number): Point {
  const step = Math.min(1e-4, (high - low) / 50);
  const before = Math.max(low + step * 1e-3, u - step);
  const after = Math.min(high - step * 1e-3, u + step);
  const [a, b] = [at(before), at(after)];
  return [(b[0] - a[0]) / (after - before), (b[1] - a[1]) / (after - before)];
}

/** Whether a piece stays within the tolerance of the curve at every sample. */
function fits([a, b, c, d]: Cubic, at: (u: number) => Point, from: number, to: number): boolean {
  const count = Math.max(5, Math.ceil((to - from) * samples));
  const middle = count >> 1;
  for (let step = 1; step < count; step += 1) {
    // From the middle, where most pieces that do not fit are off.
    const share = (1 + ((middle + step) % (count - 1))) / count;
    const rest = 1 - share;
    // Bernstein weights. Most drawing time is spent in this loop, so it avoids arrays and
    // Math.hypot.
    const ka = rest * rest * rest;
    const kb = 3 * rest * rest * share;
    const kc = 3 * rest * share * share;
    const kd = share * share * share;
    const wanted = at(from + (to - from) * share);
    const x = ka * a[0] + kb * b[0] + kc * c[0] + kd * d[0] - wanted[0];
    const y = ka * a[1] + kb * b[1] + kc * c[1] + kd * d[1] - wanted[1];
    if (x * x + y * y >= tolerance * tolerance) return false;
  }
  return true;
}
