// @ts-check
import { chosen, fill, h, need, onChoice } from '../shared/dom.js';
import { book, cancel, makeCalendar } from './calendar.js';
import { drawCalendar } from './grid.js';
import { answer, describeWish, findSlots, isEmpty, mergeWish, NO_WISH, slotName } from './logic.js';
import { parseRequest } from './parse.js';

/** @typedef {import('./logic.js').Offer} Offer */

const SAMPLE_SEED = 4;

const log = need('#log', HTMLElement);
const form = need('#ask', HTMLFormElement);
const request = need('#request', HTMLInputElement);
const bookings = need('#bookings', HTMLElement);

const now = new Date();
const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
let calendar = makeCalendar(today, SAMPLE_SEED);
let wish = NO_WISH;
/** @type {Offer[]} */
let offers = [];

/** @param {...import('../shared/dom.js').Child} parts */
function reply(...parts) {
  log.append(h('div', { class: 'answer' }, ...parts));
  log.scrollTop = log.scrollHeight;
}

/** @param {string} text */
function ask(text) {
  log.append(h('div', { class: 'said' }, h('span', { class: 'visually-hidden' }, 'You: '), text));
  closeOffers();
  if (/^\s*(start over|reset|new)\W*$/i.test(text)) {
    wish = NO_WISH;
    showWish();
    reply('Forgotten. What are you looking for?');
    return;
  }
  const heard = parseRequest(text, today);
  if (isEmpty(heard)) {
    showWish(heard.unread);
    reply('I found no day, time, length or provider in that. Try "Tuesday afternoon, 30 minutes".');
    return;
  }
  wish = mergeWish(wish, heard, offers[0]);
  offers = findSlots(calendar, wish);
  showWish(wish.unread);
  if (offers.length > 0) showInCalendar(offers[0]);
  drawGrid();
  reply(answer(offers), ...offers.map(offerButton));
}

/**
 * @param {Offer} offer
 * @param {number} index
 */
function offerButton(offer, index) {
  const differs = offer.misses.length > 0 ? ` (other ${offer.misses.join(' and ')})` : '';
  return h(
    'button',
    { type: 'button', class: 'button', 'data-offer': true, onclick: () => take(offer) },
    `${index + 1}. Book ${slotName(offer)}${differs}`,
  );
}

/** Replaces the buttons of earlier offers by text, so that they stay readable as history. */
function closeOffers() {
  for (const button of log.querySelectorAll('button[data-offer]')) {
    button.replaceWith(
      h('span', { class: 'small' }, (button.textContent ?? '').replace('Book ', '')),
    );
  }
}

/** @param {Offer} offer */
function take(offer) {
  const changed = book(calendar, offer);
  closeOffers();
  if (!changed) {
    reply('That slot is gone. Ask again and I will look for another.');
    return;
  }
  calendar = changed;
  offers = [];
  wish = NO_WISH;
  showWish();
  showInCalendar(offer);
  drawGrid();
  reply(`Booked: ${slotName(offer)}. The calendar shows it.`);
  request.focus();
}

/** @param {import('./calendar.js').Slot} slot */
function undo(slot) {
  calendar = cancel(calendar, slot);
  drawGrid();
  reply(`Canceled: ${slotName(slot)}. The slot is free again.`);
  request.focus();
}

/** @param {string[]} [unread] */
function showWish(unread = []) {
  const rows = describeWish(wish).map(([name, value, heard]) => {
    const usual = name === 'Length' && !heard ? ' (usual)' : '';
    return h('div', { class: heard ? 'heard' : '' }, h('dt', {}, name), h('dd', {}, value + usual));
  });
  fill(need('#wish', HTMLElement), ...rows);
  need('#unread', HTMLElement).textContent =
    unread.length > 0 ? `Not understood and not used: ${unread.join(', ')}.` : '';
}

/** @param {import('./calendar.js').Slot} slot */
function showInCalendar(slot) {
  const week = calendar.days.indexOf(slot.day) < 5 ? 0 : 1;
  need(`input[name="provider"][value="${slot.provider}"]`, HTMLInputElement).checked = true;
  need(`input[name="week"][value="${week}"]`, HTMLInputElement).checked = true;
}

function drawGrid() {
  const view = { provider: chosen('provider'), week: Number(chosen('week')), offers };
  drawCalendar(need('#calendar', HTMLElement), calendar, view);
  const list = calendar.booked.map((slot) => {
    const name = slotName(slot);
    const press = { type: 'button', class: 'button slim', onclick: () => undo(slot) };
    return h(
      'div',
      { class: 'row spread' },
      h('span', {}, h('span', { class: 'tag good' }, 'Booked'), ` ${name}`),
      h('button', { ...press, 'aria-label': `Cancel ${name}` }, 'Cancel'),
    );
  });
  fill(bookings, ...list);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const text = request.value.trim();
  if (text !== '') ask(text);
  request.value = '';
});
for (const example of document.querySelectorAll('button[data-example]')) {
  example.addEventListener('click', () => ask(example.textContent ?? ''));
}
onChoice('provider', drawGrid);
onChoice('week', drawGrid);
showWish();
drawGrid();
reply(
  'When would you like to come, for how long and with whom? Whatever you leave out stays open.',
);
