// @ts-check
import { DEPOT } from './day.js';

/** @typedef {import('./day.js').Job} Job */
/** @typedef {{ job: Job, arrive: number, start: number, late: number }} Stop */
/** @typedef {{ stops: Stop[], km: number, late: number, lateJobs: number, back: number }} Trip */
/** @typedef {{ trips: Trip[], km: number, late: number, lateJobs: number }} Plan */

/** Assumptions of the sample: 40 km/h on average, start at 7:30. */
const MINUTES_PER_KM = 1.5;
const DAY_START = 450;
/** Cost of a minute late in kilometers. It makes a detour worthwhile to be on time. */
const KM_PER_LATE_MINUTE = 2;
/** Minimum gain. Smaller ones are rounding errors, which could make the search loop forever. */
const WORTH_IT = 1e-6;

/**
 * Euclidean distance in kilometers.
 * @param {{ x: number, y: number }} a
 * @param {{ x: number, y: number }} b
 */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * Simulates one route in the given order. An early driver waits; a job that starts after its window
 * is late by the difference.
 * @param {Job[]} route
 * @returns {Trip}
 */
export function drive(route) {
  let clock = DAY_START;
  let km = 0;
  let late = 0;
  let lateJobs = 0;
  /** @type {{ x: number, y: number }} */
  let at = DEPOT;
  const stops = route.map((job) => {
    const leg = distance(at, job);
    km += leg;
    const arrive = clock + leg * MINUTES_PER_KM;
    const start = Math.max(arrive, job.from);
    const behind = Math.max(0, start - job.to);
    late += behind;
    if (behind > 0) lateJobs += 1;
    clock = start + job.work;
    at = job;
    return { job, arrive, start, late: behind };
  });
  const home = route.length > 0 ? distance(at, DEPOT) : 0;
  return { stops, km: km + home, late, lateJobs, back: clock + home * MINUTES_PER_KM };
}

/** @param {Job[]} route */
function cost(route) {
  const trip = drive(route);
  return trip.km + trip.late * KM_PER_LATE_MINUTE;
}

/**
 * Simulates all routes and adds up their figures.
 * @param {Job[][]} routes
 * @returns {Plan}
 */
export function planOf(routes) {
  const trips = routes.map(drive);
  /** @param {'km' | 'late' | 'lateJobs'} key */
  const sum = (key) => trips.reduce((total, trip) => total + trip[key], 0);
  return { trips, km: sum('km'), late: sum('late'), lateJobs: sum('lateJobs') };
}

/**
 * Baseline plan: jobs are assigned to the drivers in turn, in order of arrival.
 * @param {Job[]} jobs
 * @param {number} drivers
 */
export function assignRoundRobin(jobs, drivers) {
  return Array.from({ length: drivers }, (_, driver) => {
    return jobs.filter((_job, index) => index % drivers === driver);
  });
}

/**
 * Greedy insertion: jobs in order of the end of their window, each at the position of least cost.
 * @param {Job[]} jobs
 * @param {number} drivers
 */
export function insertGreedily(jobs, drivers) {
  /** @type {Job[][]} */
  const routes = Array.from({ length: drivers }, () => []);
  for (const job of [...jobs].sort((a, b) => a.to - b.to || a.from - b.from || a.id - b.id)) {
    const spot = bestSpot(routes, job);
    routes[spot.driver].splice(spot.place, 0, job);
  }
  return routes;
}

/**
 * @param {Job[][]} routes
 * @param {Job} job
 */
function bestSpot(routes, job) {
  let best = { driver: 0, place: 0, added: Infinity };
  routes.forEach((route, driver) => {
    const before = cost(route);
    for (let place = 0; place <= route.length; place += 1) {
      const added = cost(route.toSpliced(place, 0, job)) - before;
      if (added < best.added - WORTH_IT) best = { driver, place, added };
    }
  });
  return best;
}

/**
 * 2-opt: reverses a section of a route if that lowers its cost.
 * @param {Job[]} route
 * @returns {Job[] | null} a cheaper route, or null
 */
export function twoOpt(route) {
  const now = cost(route);
  for (let from = 0; from < route.length - 1; from += 1) {
    for (let to = from + 1; to < route.length; to += 1) {
      const turned = route.slice(from, to + 1).reverse();
      const changed = [...route.slice(0, from), ...turned, ...route.slice(to + 1)];
      if (cost(changed) < now - WORTH_IT) return changed;
    }
  }
  return null;
}

/**
 * Relocate: moves one job to the position of least cost on any route.
 * @param {Job[][]} routes
 * @returns {Job[][] | null} cheaper routes, or null
 */
export function relocate(routes) {
  for (const [driver, route] of routes.entries()) {
    for (const [place, job] of route.entries()) {
      const without = route.toSpliced(place, 1);
      const rest = routes.with(driver, without);
      const spot = bestSpot(rest, job);
      if (spot.added >= cost(route) - cost(without) - WORTH_IT) continue;
      return rest.with(spot.driver, rest[spot.driver].toSpliced(spot.place, 0, job));
    }
  }
  return null;
}

/**
 * Repeats 2-opt and relocate until neither lowers the cost. It terminates, because every step does.
 * @param {Job[][]} start
 * @returns {{ routes: Job[][], steps: number }}
 */
export function improve(start) {
  let routes = start;
  let steps = 0;
  for (;;) {
    const turned = routes.map((route) => twoOpt(route));
    const changed = turned.some((route) => route !== null)
      ? routes.map((route, driver) => turned[driver] ?? route)
      : relocate(routes);
    if (changed === null) return { routes, steps };
    routes = changed;
    steps += 1;
  }
}

/**
 * Formats a time in 12-hour US form.
 * @param {number} minutes after midnight
 */
export function clockTime(minutes) {
  const whole = Math.round(minutes);
  const hour = Math.floor(whole / 60);
  const minute = String(whole % 60).padStart(2, '0');
  return `${((hour + 11) % 12) + 1}:${minute} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}
