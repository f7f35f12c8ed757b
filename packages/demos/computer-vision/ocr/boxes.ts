/** A turned rectangle: center and size in pixels, angle in radians, clockwise. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
}

type Point = readonly [x: number, y: number];

/** Settings of PP-OCRv4's detector (PaddleOCR, ppocr/postprocess/db_postprocess.py). */
const PIXEL_LIMIT = 0.3;
const BOX_LIMIT = 0.6;
const UNCLIP_RATIO = 1.5;
const SHORTEST_SIDE = 3;

/**
 * Boxes of lines of text in a map of probabilities: the post-processing of Differentiable
 * Binarization (Liao et al. 2020, https://arxiv.org/abs/1911.08947) as in PaddleOCR's
 * DBPostProcess. Connected pixels above a limit become the smallest rectangle around them, which is
 * then enlarged, because the network is trained on shrunken lines.
 *
 * @param map - width × height probabilities
 */
export function findBoxes(map: Float32Array, width: number, height: number): Box[] {
  const seen = new Uint8Array(map.length);
  const boxes: Box[] = [];
  for (let start = 0; start < map.length; start += 1) {
    if (seen[start] || !isText(map, start)) continue;
    const { points, mean } = component(map, width, height, start, seen);
    if (mean < BOX_LIMIT) continue;
    const box = smallestRectangle(convexHull(points));
    if (Math.min(box.width, box.height) < SHORTEST_SIDE) continue;
    // Moves each side of the rectangle outward by area × ratio / perimeter.
    const grow = (UNCLIP_RATIO * box.width * box.height) / (box.width + box.height);
    boxes.push({ ...box, width: box.width + grow, height: box.height + grow });
  }
  return boxes;
}

const isText = (map: Float32Array, at: number) => (map[at] ?? 0) > PIXEL_LIMIT;

/** Flood fill: corners of the pixels at both ends of each run, and the mean probability. */
function component(
  map: Float32Array,
  width: number,
  height: number,
  start: number,
  seen: Uint8Array,
) {
  const ends = new Map<number, [left: number, right: number]>();
  const stack = [start];
  seen[start] = 1;
  let [sum, count] = [0, 0];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    const [left, right] = ends.get(y) ?? [x, x];
    ends.set(y, [Math.min(left, x), Math.max(right, x)]);
    sum += map[at] ?? 0;
    count += 1;
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny += 1) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx += 1) {
        const next = ny * width + nx;
        if (seen[next] || !isText(map, next)) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
  }
  const points = [...ends].flatMap(([y, [left, right]]): Point[] => [
    [left, y],
    [left, y + 1],
    [right + 1, y],
    [right + 1, y + 1],
  ]);
  return { points, mean: sum / count };
}

/** Andrew's monotone chain (1979). */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (ordered: readonly Point[]) => {
    const hull: Point[] = [];
    for (const point of ordered) {
      for (;;) {
        const [a, b] = [hull.at(-2), hull.at(-1)];
        if (!a || !b) break;
        const turn = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
        if (turn > 0) break;
        hull.pop();
      }
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/**
 * The smallest rectangle around a convex hull has a side on one of its edges (Freeman and Shapira
 * 1975). Its angle is at most 45 degrees, so upright text has a width that is its height.
 */
function smallestRectangle(hull: readonly Point[]): Box {
  let best: Box = { x: 0, y: 0, width: Infinity, height: Infinity, angle: 0 };
  for (const [index, [x, y]] of hull.entries()) {
    const [nextX, nextY] = hull[(index + 1) % hull.length] ?? [x, y];
    const edge = Math.atan2(nextY - y, nextX - x);
    const angle = edge - (Math.round(edge / (Math.PI / 2)) * Math.PI) / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const across = hull.map((point) => point[0] * cos + point[1] * sin);
    const down = hull.map((point) => point[1] * cos - point[0] * sin);
    const [left, top] = [Math.min(...across), Math.min(...down)];
    const [width, height] = [Math.max(...across) - left, Math.max(...down) - top];
    if (width * height >= best.width * best.height) continue;
    const [middle, center] = [left + width / 2, top + height / 2];
    best = {
      x: middle * cos - center * sin,
      y: middle * sin + center * cos,
      width,
      height,
      angle,
    };
  }
  return best;
}
