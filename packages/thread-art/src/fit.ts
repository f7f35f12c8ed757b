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
    if (to - from > 1e-6) split(at, from, to, from, to, 0, pieces);
  }
  return pieces;
}

function split(
  at: (u: number) => Point,
  from: number,
  to: number,
  low: number,
  high: number,
  depth: number,
  pieces: Cubic[],
): void {
  const piece = hermite(at, from, to, low, high);
  if (depth >= deepest || fits(piece, at, from, to)) {
    pieces.push(piece);
    return;
  }
  const middle = (from + to) / 2;
  split(at, from, middle, low, high, depth + 1, pieces);
  split(at, middle, to, low, high, depth + 1, pieces);
}

function hermite(
  at: (u: number) => Point,
  from: number,
  to: number,
  low: number,
  high: number,
): Cubic {
  const third = (to - from) / 3;
  const [start, end] = [at(from), at(to)];
  const [out, into] = [slope(at, from, low, high), slope(at, to, low, high)];
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
  for (let index = 1; index < count; index += 1) {
    const share = index / count;
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
