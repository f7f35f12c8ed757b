// @ts-check
import { chosen, fill, h, need, onChoice } from '../shared/dom.js';
import { makeDay, PLACES } from './day.js';
import { assignRoundRobin, clockTime, improve, insertGreedily, planOf } from './logic.js';
import { drawMap, letterOf } from './map.js';

/** @typedef {import('./logic.js').Plan} Plan */

/** The search tries every pair of stops. With this many jobs it still takes no noticeable time. */
const MOST_JOBS = 40;

const form = need('#add', HTMLFormElement);
const map = need('#map', SVGSVGElement);
const summary = need('#summary', HTMLElement);
const routes = need('#routes', HTMLElement);

let seed = 1;
let jobs = makeDay(seed);
/** @type {Record<string, Plan>} */
let plans = {};

function plan() {
  const drivers = Number(chosen('drivers'));
  const greedy = insertGreedily(jobs, drivers);
  plans = {
    before: planOf(assignRoundRobin(jobs, drivers)),
    greedy: planOf(greedy),
    after: planOf(improve(greedy).routes),
  };
  const { before, after } = plans;
  const idle = after.trips.filter((trip) => trip.stops.length === 0).length;
  const spare = idle > 0 ? ` ${idle} of ${drivers} drivers not needed.` : '';
  summary.textContent =
    `${jobs.length} jobs: ${Math.round(after.km)} km instead of ${Math.round(before.km)}, ` +
    `${after.lateJobs} late instead of ${before.lateJobs}.${spare}`;
  show();
}

function show() {
  const view = chosen('view');
  const shown = plans[view];
  drawMap(map, shown);
  map.setAttribute(
    'aria-label',
    `Routes of ${shown.trips.length} drivers, ${Math.round(shown.km)} km. The table lists every stop.`,
  );
  const names = { before: 'Before', greedy: 'Greedy', after: 'Improved' };
  const rows = Object.entries(names).map(([key, name]) => {
    const one = plans[key];
    return h(
      'tr',
      { class: key === view ? 'shown' : '' },
      h('th', { scope: 'row' }, name),
      h('td', { class: 'num' }, one.km.toFixed(1)),
      h('td', { class: 'num' }, one.lateJobs),
      h('td', { class: 'num' }, Math.round(one.late)),
    );
  });
  fill(need('#plans', HTMLElement), ...rows);
  fill(routes, ...shown.trips.flatMap(driverRows));
}

/**
 * @param {import('./logic.js').Trip} trip
 * @param {number} driver
 */
function driverRows(trip, driver) {
  const used = trip.stops.length > 0;
  const day = used ? `${trip.km.toFixed(1)} km, back at ${clockTime(trip.back)}` : 'stays free';
  const title = h('th', { colspan: 4, scope: 'rowgroup' }, `Driver ${letterOf(driver)}: ${day}`);
  return [
    h('tr', { class: `driver edge-${driver}` }, title),
    ...trip.stops.map((stop, index) => stopRow(stop, `${letterOf(driver)}${index + 1}`)),
  ];
}

/**
 * @param {import('./logic.js').Stop} stop
 * @param {string} label
 */
function stopRow({ job, start, late }, label) {
  const minutes = Math.ceil(late);
  const window = `start ${clockTime(job.from)} to ${clockTime(job.to)}`;
  return h(
    'tr',
    {},
    h('td', { class: 'num' }, label),
    h(
      'td',
      {},
      job.name,
      h('div', { class: 'small' }, `${job.place}, ${job.work} min`, h('br'), window),
    ),
    h(
      'td',
      { class: 'start' },
      clockTime(start),
      minutes > 0 && h('div', { class: 'tag bad' }, `${minutes} min late`),
    ),
    h(
      'td',
      {},
      h(
        'button',
        {
          type: 'button',
          class: 'button slim',
          'aria-label': `Remove ${job.name}, ${job.place}`,
          onclick: () => remove(job.id),
        },
        'Remove',
      ),
    ),
  );
}

/** @param {number} id */
function remove(id) {
  jobs = jobs.filter((job) => job.id !== id);
  plan();
  // The pressed button is removed, so move the focus to another one in the list.
  const next = document.querySelector('#routes button') ?? document.querySelector('#job-name');
  if (next instanceof HTMLElement) next.focus();
}

/** @param {SubmitEvent} event */
function add(event) {
  event.preventDefault();
  const data = new FormData(form);
  const from = Number(data.get('from'));
  const to = Number(data.get('to'));
  const error = need('#add-error', HTMLElement);
  error.textContent =
    to <= from
      ? 'The job must be allowed to start later than "Start from".'
      : jobs.length >= MOST_JOBS
        ? `This demo plans up to ${MOST_JOBS} jobs. Remove one first.`
        : '';
  if (error.textContent !== '') {
    if (to <= from) need('#job-to', HTMLSelectElement).focus();
    return;
  }
  const spot = PLACES[Number(data.get('place'))];
  const id = Math.max(0, ...jobs.map((job) => job.id)) + 1;
  const name = String(data.get('name')).trim() || 'Job';
  // Offset to alternating sides, so that the new stop does not cover an existing one.
  const side = jobs.filter((job) => job.place === spot.place).length % 2 ? -2.2 : 2.2;
  const x = spot.x + side;
  jobs = [
    ...jobs,
    { id, name, place: spot.place, x, y: spot.y, from, to, work: Number(data.get('work')) },
  ];
  plan();
}

function fillForm() {
  const places = PLACES.map(({ place }, index) => h('option', { value: index }, place));
  fill(need('#job-place', HTMLSelectElement), ...places);
  for (const [id, preset] of /** @type {const} */ ([
    ['#job-from', 10],
    ['#job-to', 11],
  ])) {
    const hours = Array.from({ length: 10 }, (_, index) => index + 8);
    const options = hours.map((hour) => {
      return h('option', { value: hour * 60, selected: hour === preset }, clockTime(hour * 60));
    });
    fill(need(id, HTMLSelectElement), ...options);
  }
}

form.addEventListener('submit', add);
onChoice('drivers', plan);
onChoice('view', show);
need('#new-day', HTMLButtonElement).addEventListener('click', () => {
  seed += 1;
  jobs = makeDay(seed);
  plan();
});
fillForm();
plan();
