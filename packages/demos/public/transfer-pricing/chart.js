// @ts-check
import { s } from '../shared/dom.js';

/** @typedef {import('./logic.js').Result} Result */

const LEFT = 24;
const AXIS = 150;
const TOP = 46;
const LABEL_HALF = 30;
const CLOSEST = 8;
const HEIGHT = 190;
/** Minimum width in px. On a narrower chart the labels of the axis would touch. */
const NARROWEST = 260;

/**
 * Draws at the displayed width, so that text has the same size on a phone.
 * @param {SVGSVGElement} chart
 * @param {number[]} margins
 * @param {Result} result
 */
export function drawChart(chart, margins, { range, tested }) {
  const width = Math.max(NARROWEST, chart.clientWidth);
  const right = width - LEFT;
  const all = [...margins, tested];
  const low = Math.floor(Math.min(0, ...all));
  const high = Math.ceil(Math.max(...all) + 0.5);
  /** @param {number} margin */
  const x = (margin) => LEFT + ((margin - low) / (high - low)) * (right - LEFT);
  const band = { x: x(range.low), width: Math.max(1, x(range.high) - x(range.low)), y: TOP };
  const step = Math.max(1, Math.ceil((high - low) / (width / 60)));
  const ticks = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, index) => {
    const margin = low + index * step;
    return [
      s('line', { class: 'axis', x1: x(margin), x2: x(margin), y1: AXIS, y2: AXIS + 5 }),
      s('text', { x: x(margin), y: AXIS + 20 }, `${margin}%`),
    ];
  });
  const labelX = Math.min(right - LABEL_HALF, Math.max(LEFT + LABEL_HALF, x(tested)));
  const diamond = `M${x(tested)} 26l8 9-8 9-8-9z`;
  chart.setAttribute('viewBox', `0 0 ${width} ${HEIGHT}`);
  chart.replaceChildren(
    s('rect', { class: 'band', ...band, height: AXIS - TOP, rx: 8 }),
    s('line', { class: 'axis', x1: LEFT, x2: right, y1: AXIS, y2: AXIS }),
    ...ticks.flat(),
    s('line', { class: 'median', x1: x(range.median), x2: x(range.median), y1: TOP, y2: AXIS }),
    s('line', { class: 'tested-line', x1: x(tested), x2: x(tested), y1: 44, y2: AXIS }),
    ...dots(margins, x, range),
    s('path', { class: 'tested', d: diamond }),
    s('text', { class: 'tested-label', x: labelX, y: 18 }, `Tested ${tested.toFixed(2)}%`),
  );
}

/**
 * Draws the margins as dots. Overlapping dots are stacked.
 * @param {number[]} margins
 * @param {(margin: number) => number} x
 * @param {import('./logic.js').Range} range
 */
function dots(margins, x, range) {
  const sorted = [...margins].sort((low, high) => low - high);
  let last = -Infinity;
  let level = 0;
  return sorted.map((margin) => {
    level = x(margin) - last < CLOSEST * 2 ? (level + 1) % 5 : 0;
    last = x(margin);
    const within = margin >= range.low && margin <= range.high;
    const place = { cx: x(margin), cy: AXIS - 18 - level * 17, r: 6.5 };
    return s('circle', { class: within ? 'dot within' : 'dot', ...place });
  });
}
