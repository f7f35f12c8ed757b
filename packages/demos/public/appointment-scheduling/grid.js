// @ts-check
import { fill, h } from '../shared/dom.js';
import { CLOSES, isFree, OPENS, overlaps } from './calendar.js';
import { clockTime, dayName } from './logic.js';

/** @typedef {import('./calendar.js').Calendar} Calendar */
/** @typedef {import('./calendar.js').Slot} Slot */

const ROW_MINUTES = 30;

/**
 * Draws one week (0 or 1) of a provider as a table of half hours.
 * @param {HTMLElement} table
 * @param {Calendar} calendar
 * @param {{ provider: string, week: number, offers: Slot[] }} view
 */
export function drawCalendar(table, calendar, { provider, week, offers }) {
  const days = calendar.days.slice(week * 5, week * 5 + 5);
  const head = days.map((day) => h('th', { scope: 'col' }, dayName(day)));
  const rows = [];
  for (let start = OPENS; start < CLOSES; start += ROW_MINUTES) {
    const cells = days.map((day) => {
      return cellOf(calendar, { provider, day, start, minutes: ROW_MINUTES }, offers);
    });
    rows.push(h('tr', {}, h('th', { scope: 'row' }, clockTime(start)), ...cells));
  }
  const corner = h('th', { scope: 'col' }, h('span', { class: 'visually-hidden' }, 'Time'));
  fill(
    table,
    h(
      'caption',
      {},
      `Dr. ${provider}, half hours from ${clockTime(OPENS)} to ${clockTime(CLOSES)}.`,
    ),
    h('thead', {}, h('tr', {}, corner, ...head)),
    h('tbody', {}, ...rows),
  );
}

/**
 * @param {Calendar} calendar
 * @param {Slot} slot
 * @param {Slot[]} offers
 */
function cellOf(calendar, slot, offers) {
  const offer = offers.findIndex((other) => overlaps(other, slot));
  if (calendar.booked.some((other) => overlaps(other, slot)))
    return h('td', { class: 'yours' }, 'you');
  if (offer !== -1) {
    const hidden = h('span', { class: 'visually-hidden' }, 'offer ');
    return h('td', { class: 'offer' }, hidden, offer + 1);
  }
  const free = isFree(calendar, slot);
  const state = h('span', { class: 'visually-hidden' }, free ? 'free' : 'taken');
  return h('td', { class: free ? '' : 'taken' }, state);
}
