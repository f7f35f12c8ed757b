// @ts-check
import { pick, seeded, whole } from '../shared/random.js';

/**
 * @typedef {object} Job
 * @property {number} id
 * @property {string} name
 * @property {string} place
 * @property {number} x kilometers east
 * @property {number} y kilometers south
 * @property {number} from earliest start, minutes after midnight
 * @property {number} to latest start
 * @property {number} work minutes on site
 */

export const DEPOT = { x: 19, y: 13 };

/** An invented county: names and coordinates are not of a real place. */
export const PLACES = [
  { place: 'Alder Mill', x: 5, y: 4 },
  { place: 'Birch Crossing', x: 13, y: 3 },
  { place: 'Canal Yard', x: 22, y: 4 },
  { place: 'Dunmore', x: 31, y: 3 },
  { place: 'East Landing', x: 35.5, y: 8 },
  { place: 'Ferry Street', x: 28, y: 10 },
  { place: 'Granite Hill', x: 10, y: 10 },
  { place: 'Harlow', x: 3.5, y: 13 },
  { place: 'Iron Bridge', x: 15, y: 18 },
  { place: 'Juniper Flats', x: 6, y: 21 },
  { place: 'Kestrel Park', x: 24, y: 19 },
  { place: 'Long Meadow', x: 33, y: 16 },
  { place: 'Maple Row', x: 14, y: 23.5 },
  { place: 'North Quarry', x: 26, y: 23.5 },
  { place: 'Old Station', x: 35, y: 22 },
];

const WORK = [
  'Boiler check',
  'Meter swap',
  'Line repair',
  'Delivery',
  'Inspection',
  'Filter change',
];
const WINDOWS = [
  [8, 10],
  [8, 12],
  [9, 11],
  [10, 12],
  [12, 15],
  [13, 15],
  [14, 17],
  [8, 17],
];

/**
 * A day of 17 calls in order of arrival; two places call twice.
 * @param {number} seed
 * @returns {Job[]}
 */
export function makeDay(seed) {
  const random = seeded(seed);
  const order = PLACES.map((spot) => ({ spot, key: random() })).sort((a, b) => a.key - b.key);
  return [...order, ...order.slice(0, 2)].map(({ spot }, index) => {
    const shift = index < order.length ? 0 : 2;
    const [from, to] = pick(random, WINDOWS);
    return {
      id: index + 1,
      name: pick(random, WORK),
      place: spot.place,
      x: spot.x + shift + whole(random, -6, 6) / 10,
      y: spot.y + whole(random, -6, 6) / 10,
      from: from * 60,
      to: to * 60,
      work: pick(random, [30, 45, 60, 75]),
    };
  });
}
