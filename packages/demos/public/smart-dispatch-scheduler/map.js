// @ts-check
import { s } from '../shared/dom.js';
import { DEPOT, PLACES } from './day.js';

/** @typedef {import('./logic.js').Plan} Plan */
/** @typedef {import('./logic.js').Trip} Trip */

const SCALE = 10;
const LETTERS = 'ABCDE';

/** @param {number} driver */
export function letterOf(driver) {
  return LETTERS[driver];
}

/**
 * @param {{ x: number, y: number }} a
 * @param {{ x: number, y: number }} b
 * @param {number} bow sideways offset of the curve, as a share of its length
 */
function leg(a, b, bow) {
  const middleX = (a.x + b.x) / 2 + (b.y - a.y) * bow;
  const middleY = (a.y + b.y) / 2 - (b.x - a.x) * bow;
  return `Q${at(middleX)} ${at(middleY)} ${at(b.x)} ${at(b.y)}`;
}

/** @param {number} km */
function at(km) {
  return (km * SCALE).toFixed(1);
}

/**
 * Draws the route of one driver: three strands that separate between stops and meet at each.
 * @param {Trip} trip
 * @param {number} driver
 */
function thread(trip, driver) {
  if (trip.stops.length === 0) return [];
  const points = [DEPOT, ...trip.stops.map((stop) => stop.job), DEPOT];
  return [0.02, 0.07, 0.12].map((bow) => {
    const legs = points.slice(1).map((point, index) => leg(points[index], point, bow));
    const kind = bow === 0.07 ? 'thread' : 'thread thin';
    const d = `M${at(DEPOT.x)} ${at(DEPOT.y)}${legs.join('')}`;
    return s('path', { class: `${kind} thread-${driver}`, d });
  });
}

/**
 * @param {Trip} trip
 * @param {number} driver
 */
function stops(trip, driver) {
  return trip.stops.flatMap(({ job, late }, index) => {
    const state = `stop thread-${driver}${late > 0 ? ' late' : ''}`;
    const label = `${letterOf(driver)}${index + 1}`;
    return [
      s('circle', { class: state, cx: at(job.x), cy: at(job.y), r: 9.5 }),
      s('text', { class: 'stop-label', x: at(job.x), y: job.y * SCALE + 3.4 }, label),
    ];
  });
}

/**
 * Draws the routes of a plan.
 * @param {SVGSVGElement} map
 * @param {Plan} plan
 */
export function drawMap(map, plan) {
  const roads = [5, 13, 21].map((y) => s('path', { class: 'road', d: `M0 ${y * SCALE}H400` }));
  const avenues = [7, 19, 31].map((x) => s('path', { class: 'road', d: `M${x * SCALE} 0V260` }));
  const names = PLACES.map(({ place, x, y }) => {
    return s('text', { class: 'place', x: x * SCALE, y: y * SCALE + 20 }, place);
  });
  const depot = [
    s('rect', {
      class: 'depot',
      x: DEPOT.x * SCALE - 18,
      y: DEPOT.y * SCALE - 8,
      width: 36,
      height: 16,
      rx: 8,
    }),
    s('text', { class: 'depot-label', x: DEPOT.x * SCALE, y: DEPOT.y * SCALE + 3 }, 'Depot'),
  ];
  const threads = plan.trips.flatMap(thread);
  map.replaceChildren(
    ...roads,
    ...avenues,
    ...threads,
    ...names,
    ...depot,
    ...plan.trips.flatMap(stops),
  );
}
