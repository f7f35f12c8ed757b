// @ts-check
import { CLOSES, isFree, OPENS, PROVIDERS } from './calendar.js';
import { WEEKDAYS } from './words.js';

/** @typedef {import('./calendar.js').Calendar} Calendar */
/** @typedef {import('./calendar.js').Slot} Slot */
/** @typedef {import('./parse.js').Wish} Wish */
/** @typedef {Slot & { misses: string[], penalty: number }} Offer */

const USUAL_MINUTES = 30;
/** Penalties for missing a wish. A slot on an excluded day ("not Friday") is never offered. */
const PENALTY = { day: 1000, provider: 600, time: 300 };
const STEP = 15;

/** @type {Wish} */
export const NO_WISH = {
  days: null,
  notDays: [],
  window: null,
  near: null,
  minutes: null,
  provider: null,
  shift: null,
  unread: [],
};

/**
 * Merges a follow-up such as "Thursday instead" into the earlier wish: new values replace old ones.
 * @param {Wish} before
 * @param {Wish} now
 * @param {Slot | undefined} offered first slot of the last answer
 * @returns {Wish}
 */
export function mergeWish(before, now, offered) {
  const timed = now.window !== null || now.near !== null;
  const wish = {
    days: now.days ?? before.days,
    notDays: [...before.notDays, ...now.notDays],
    window: timed ? now.window : before.window,
    near: timed ? now.near : before.near,
    minutes: now.minutes ?? before.minutes,
    provider: now.provider ?? before.provider,
    shift: null,
    unread: now.unread,
  };
  if (!now.shift || !offered) return wish;
  const window =
    now.shift === 'later'
      ? { from: offered.start + STEP, to: CLOSES }
      : { from: OPENS, to: offered.start };
  return { ...wish, days: now.days ?? [offered.day], near: null, window };
}

/** @param {Wish} wish */
export function isEmpty(wish) {
  const { days, notDays, window, near, minutes, provider, shift } = wish;
  return !(days || notDays.length || window || near !== null || minutes || provider || shift);
}

/**
 * The three best free slots, which differ by at least half an hour.
 * @param {Calendar} calendar
 * @param {Wish} wish
 * @returns {Offer[]}
 */
export function findSlots(calendar, wish) {
  const minutes = wish.minutes ?? USUAL_MINUTES;
  /** @type {Offer[]} */
  const all = [];
  for (const day of calendar.days) {
    if (wish.notDays.includes(day)) continue;
    for (const provider of PROVIDERS) {
      for (let start = OPENS; start + minutes <= CLOSES; start += STEP) {
        const slot = { provider, day, start, minutes };
        if (isFree(calendar, slot)) all.push({ ...slot, ...weigh(slot, wish, calendar.days) });
      }
    }
  }
  all.sort((a, b) => a.penalty - b.penalty);
  /** @type {Offer[]} */
  const best = [];
  for (const slot of all) {
    const close = best.some((other) => {
      return other.day === slot.day && Math.abs(other.start - slot.start) < 30;
    });
    if (!close) best.push(slot);
    if (best.length === 3) break;
  }
  return best;
}

/**
 * @param {Slot} slot
 * @param {Wish} wish
 * @param {string[]} days
 */
function weigh(slot, wish, days) {
  const misses = [];
  const place = days.indexOf(slot.day);
  // Prefer early slots, and round times, which are easier to remember.
  let penalty = place * 8 + (slot.start - OPENS) / 60 + (slot.start % 30 === 0 ? 0 : 6);
  if (wish.days && !wish.days.includes(slot.day)) {
    misses.push('day');
    const away = wish.days.map(
      (day) => Math.abs(Date.parse(day) - Date.parse(slot.day)) / 86_400_000,
    );
    penalty += PENALTY.day + Math.min(...away) * 50;
  }
  if (wish.provider && wish.provider !== slot.provider) {
    misses.push('provider');
    penalty += PENALTY.provider;
  }
  const { window, near } = wish;
  const end = slot.start + slot.minutes;
  const outside = window ? Math.max(0, window.from - slot.start, end - window.to) : 0;
  const off = near === null ? 0 : Math.abs(slot.start - near);
  if (outside > 0 || off > 30) misses.push('time');
  if (outside > 0) penalty += PENALTY.time + outside;
  return { misses, penalty: penalty + off * 2 };
}

/**
 * Formats minutes after midnight as a US time, e.g. "1:30 pm".
 * @param {number} minutes
 */
export function clockTime(minutes) {
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${((hour + 11) % 12) + 1}:${rest} ${hour < 12 ? 'am' : 'pm'}`;
}

/**
 * Formats an ISO date, e.g. "Mon, Mar 10".
 * @param {string} day
 */
export function dayName(day) {
  const options = /** @type {const} */ ({ weekday: 'short', month: 'short', day: 'numeric' });
  return new Date(`${day}T00:00Z`).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
}

/** @param {Slot} slot */
export function slotName(slot) {
  const end = slot.start + slot.minutes;
  return `${dayName(slot.day)}, ${clockTime(slot.start)} to ${clockTime(end)}, Dr. ${slot.provider}`;
}

/**
 * The parsed wish as rows for the page.
 * @param {Wish} wish
 * @returns {Array<[string, string, boolean]>} name, value, whether the visitor stated it
 */
export function describeWish(wish) {
  const { days, notDays, window, near, minutes, provider } = wish;
  const week = days !== null && days.length > 3;
  const day = days
    ? week
      ? `${dayName(days[0])} to ${dayName(days[4])}`
      : days.map(dayName).join(' or ')
    : 'any day';
  const never = new Set(notDays.map((one) => WEEKDAYS[new Date(`${one}T00:00Z`).getUTCDay()]));
  const without = [...never]
    .map((name) => `, not ${name[0].toUpperCase()}${name.slice(1)}`)
    .join('');
  const span = window ? `${clockTime(window.from)} to ${clockTime(window.to)}` : '';
  const time = near === null ? span || 'any time' : `near ${clockTime(near)}`;
  return [
    ['Day', day + without, days !== null || notDays.length > 0],
    ['Time', time, window !== null || near !== null],
    ['Length', `${minutes ?? USUAL_MINUTES} minutes`, minutes !== null],
    ['With', provider ? `Dr. ${provider}` : 'any provider', provider !== null],
  ];
}

/**
 * The sentence above the offers: that all wishes are met, or which wish is not.
 * @param {Offer[]} offers
 */
export function answer(offers) {
  if (offers.length === 0) return 'No slot of that length is free in these two weeks.';
  const full = offers.filter((offer) => offer.misses.length === 0).length;
  if (full === offers.length) return full === 1 ? 'One slot fits.' : `${full} slots fit.`;
  if (full > 0) return `${full} of these ${full === 1 ? 'fits' : 'fit'}; the rest come close.`;
  const missed = [...new Set(offers[0].misses)].join(' and ');
  return `Nothing free fits all of it. These come closest, with another ${missed}.`;
}
