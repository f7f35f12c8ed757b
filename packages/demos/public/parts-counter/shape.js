// @ts-check

/** @typedef {{ labels: Int32Array, width: number, height: number }} LabelMap */
/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/** Offsets of the eight neighbors, clockwise from the right. Odd indexes are diagonal. */
const STEPS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

/**
 * Length of the outer contour: Moore-neighbor tracing with the weights of Vossepoel and Smeulders
 * (1982), which correct the bias of counting pixel steps.
 * @param {LabelMap} map
 * @param {number} label
 * @param {number} start first pixel of the region in reading order
 */
export function perimeter(map, label, start) {
  const { labels, width, height } = map;
  const startX = start % width;
  const startY = (start - startX) / width;
  let x = startX;
  let y = startY;
  let heading = 0;
  let straight = 0;
  let diagonal = 0;
  let corners = 0;
  let last = -1;
  let first = -1;
  for (let guard = 0; guard < labels.length; guard += 1) {
    let taken = -1;
    for (let turn = 0; turn < 8; turn += 1) {
      // Start two steps to the left of the current direction, so that the outside stays on that
      // side.
      const way = (heading + 6 + turn) % 8;
      const nx = x + STEPS[way][0];
      const ny = y + STEPS[way][1];
      if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
      if (labels[ny * width + nx] !== label) continue;
      taken = way;
      break;
    }
    if (taken === -1) return 1;
    if (x === startX && y === startY && taken === first) break;
    if (first === -1) first = taken;
    if (taken % 2 === 0) straight += 1;
    else diagonal += 1;
    if (last !== -1 && last !== taken) corners += 1;
    last = taken;
    heading = taken;
    x += STEPS[taken][0];
    y += STEPS[taken][1];
  }
  return 0.98 * straight + 1.406 * diagonal - 0.091 * corners;
}

/**
 * Area of the holes of a region in pixels: pixels of the box that are not in the region and not
 * connected to the edge of the box.
 * @param {LabelMap} map
 * @param {number} label
 * @param {Box} box
 */
export function holeArea(map, label, box) {
  const wide = box.width + 2;
  const tall = box.height + 2;
  const outside = new Uint8Array(wide * tall);
  const stack = [0];
  outside[0] = 1;
  let reached = 1;
  let own = 0;
  /** @param {number} column @param {number} row */
  const isOwn = (column, row) => {
    if (column < 1 || row < 1 || column > box.width || row > box.height) return false;
    return map.labels[(box.top + row - 1) * map.width + box.left + column - 1] === label;
  };
  for (let row = 0; row < tall; row += 1) {
    for (let column = 0; column < wide; column += 1) if (isOwn(column, row)) own += 1;
  }
  while (stack.length > 0) {
    const at = /** @type {number} */ (stack.pop());
    const column = at % wide;
    const row = (at - column) / wide;
    for (let way = 0; way < 8; way += 2) {
      const nextColumn = column + STEPS[way][0];
      const nextRow = row + STEPS[way][1];
      if (nextColumn < 0 || nextRow < 0 || nextColumn >= wide || nextRow >= tall) continue;
      const next = nextRow * wide + nextColumn;
      if (outside[next] === 1 || isOwn(nextColumn, nextRow)) continue;
      outside[next] = 1;
      reached += 1;
      stack.push(next);
    }
  }
  return wide * tall - reached - own;
}
