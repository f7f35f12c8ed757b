// @ts-check
import { components, threshold } from './pixels.js';
import { holeArea, perimeter } from './shape.js';

/** @typedef {import('./pixels.js').Gray} Gray */
/** @typedef {import('./shape.js').Box} Box */
/**
 * @typedef {object} Settings
 * @property {number} level
 * @property {'lighter' | 'darker'} parts
 * @property {number} minArea
 * @property {number} minRoundness
 */
/**
 * @typedef {object} Region
 * @property {number} label
 * @property {Box} box
 * @property {number} area outer area in pixels, holes filled
 * @property {number} diameter of the circle with the same area
 * @property {number} roundness 4 pi area / perimeter squared: 1 for a circle
 * @property {number} hole share of the outer area that is hole
 * @property {string} kind
 * @property {string[]} faults
 */
/** @typedef {{ labels: Int32Array, mask: Uint8Array, regions: Region[], typical: number }} Findings */

/** Roundness limit between a regular hexagon (4 pi A / P^2 = 0.907) and a circle (1). */
const ROUND_ENOUGH_FOR_A_CIRCLE = 0.95;
const BROKEN = 0.7;
const TWO_PARTS_OR_MORE = 1.6;
/** Minimum diameter relative to the typical one. Parts of the sample differ by up to 18%. */
const SMALLEST_SHARE = 0.78;

/** @param {number[]} values */
export function median(values) {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((low, high) => low - high);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * @param {Int32Array} labels
 * @param {number} count
 * @param {number} width
 */
function outlines(labels, count, width) {
  const found = Array.from({ length: count + 1 }, () => ({
    pixels: 0,
    start: -1,
    left: Infinity,
    right: -1,
    top: Infinity,
    bottom: -1,
  }));
  for (let at = 0; at < labels.length; at += 1) {
    if (labels[at] === 0) continue;
    const one = found[labels[at]];
    const x = at % width;
    const y = (at - x) / width;
    if (one.start === -1) one.start = at;
    one.pixels += 1;
    one.left = Math.min(one.left, x);
    one.right = Math.max(one.right, x);
    one.top = Math.min(one.top, y);
    one.bottom = y;
  }
  return found;
}

/**
 * Classifies a region and lists its faults. `typicalArea` is the median area in pixels.
 * @param {{ area: number, roundness: number, hole: number, diameter: number }} shape
 * @param {number} typicalArea
 * @param {number} minRoundness
 * @returns {{ kind: string, faults: string[] }}
 */
export function judge(shape, typicalArea, minRoundness) {
  if (shape.area > typicalArea * TWO_PARTS_OR_MORE) {
    return { kind: 'group', faults: ['touching parts, separate them'] };
  }
  const round = shape.roundness >= ROUND_ENOUGH_FOR_A_CIRCLE;
  const kind = shape.hole > 0.08 ? (round ? 'washer' : 'hex nut') : 'disc';
  if (shape.roundness < BROKEN) {
    return { kind: 'unclear', faults: ['broken outline: a piece, a cut ring or a chip'] };
  }
  const faults = [];
  const share = shape.diameter / Math.sqrt((4 * typicalArea) / Math.PI);
  if (share < SMALLEST_SHARE) faults.push(`small: ${Math.round(share * 100)}% of typical diameter`);
  const limit = kind === 'hex nut' ? Math.min(minRoundness, 0.86) : minRoundness;
  if (shape.roundness < limit) {
    faults.push(`outline: roundness ${shape.roundness.toFixed(2)} under ${limit.toFixed(2)}`);
  }
  return { kind, faults };
}

/**
 * Finds and measures the regions of a picture.
 * @param {Gray} picture
 * @param {Settings} settings
 * @returns {Findings}
 */
export function analyze(picture, settings) {
  const { gray, width, height } = picture;
  const mask = threshold(gray, settings.level, settings.parts);
  const { labels, count } = components(mask, width, height);
  const map = { labels, width, height };
  const shapes = outlines(labels, count, width).flatMap((one, label) => {
    if (label === 0 || one.pixels < settings.minArea) return [];
    const { left, top } = one;
    const box = { left, top, width: one.right - left + 1, height: one.bottom - top + 1 };
    const holePixels = holeArea(map, label, box);
    const area = one.pixels + holePixels;
    const around = perimeter(map, label, one.start);
    // Tracing follows pixel centers, half a pixel inside the true edge; this adds the difference.
    const roundness = Math.min(1, (4 * Math.PI * area) / (around + Math.PI) ** 2);
    const diameter = Math.sqrt((4 * area) / Math.PI);
    return [{ label, box, area, diameter, roundness, hole: holePixels / area }];
  });
  const typical = median(shapes.map((shape) => shape.area));
  const regions = shapes.map((shape) => ({
    ...shape,
    ...judge(shape, typical, settings.minRoundness),
  }));
  return { labels, mask, regions, typical };
}

/**
 * Compares the findings with the drawn parts, which are only known for a sample picture.
 * @param {{ x: number, y: number, r: number }[]} parts
 * @param {Findings} findings
 * @param {number} width
 */
export function compareWithTruth(parts, findings, width) {
  const kept = new Set(findings.regions.map((region) => region.label));
  /** @type {Map<number, number>} */
  const owners = new Map();
  let missed = 0;
  for (const part of parts) {
    const label = mainLabel(part, findings.labels, width, kept);
    if (label === 0) missed += 1;
    else owners.set(label, (owners.get(label) ?? 0) + 1);
  }
  const merged = [...owners.values()].filter((count) => count > 1).reduce((a, b) => a + b, 0);
  const found = parts.length - missed - merged;
  return { placed: parts.length, found, merged, missed, extra: kept.size - owners.size };
}

/**
 * The label that covers most of a part's disc, 0 when less than a quarter is covered.
 * @param {{ x: number, y: number, r: number }} part
 * @param {Int32Array} labels
 * @param {number} width
 * @param {Set<number>} kept
 */
function mainLabel(part, labels, width, kept) {
  /** @type {Map<number, number>} */
  const votes = new Map();
  const reach = Math.floor(part.r * 0.9);
  let looked = 0;
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      if (dx * dx + dy * dy > reach * reach) continue;
      looked += 1;
      const label = labels[(Math.round(part.y) + dy) * width + Math.round(part.x) + dx];
      if (kept.has(label)) votes.set(label, (votes.get(label) ?? 0) + 1);
    }
  }
  const [label, most] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  return most < looked / 4 ? 0 : label;
}
