// @ts-check
import { pick, seeded, whole } from '../shared/random.js';

/** @typedef {{ provider: string, day: string, start: number, minutes: number }} Slot */
/**
 * @typedef {object} Calendar
 * @property {string[]} days ISO dates, ten working days
 * @property {Slot[]} taken
 * @property {Slot[]} booked by the visitor
 */

export const PROVIDERS = ['Ortiz', 'Lindqvist', 'Okafor'];
export const OPENS = 9 * 60;
export const CLOSES = 17 * 60;
const LUNCH = { start: 12 * 60, end: 13 * 60 };
const DAY = 86_400_000;

/**
 * @param {string} day ISO date
 * @param {number} count
 */
export function addDays(day, count) {
  return new Date(Date.parse(`${day}T00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/**
 * Weekday of an ISO date, 0 for Sunday.
 * @param {string} day
 */
export function weekdayOf(day) {
  return new Date(`${day}T00:00Z`).getUTCDay();
}

/**
 * Calendar of the two working weeks after today, with each provider partly booked.
 * @param {string} today ISO date
 * @param {number} seed
 * @returns {Calendar}
 */
export function makeCalendar(today, seed) {
  const random = seeded(seed);
  const ahead = Array.from({ length: 14 }, (_, index) => addDays(today, index + 1));
  const days = ahead.filter((day) => weekdayOf(day) > 0 && weekdayOf(day) < 6);
  const taken = days.flatMap((day) => {
    return PROVIDERS.flatMap((provider) => {
      return Array.from({ length: whole(random, 4, 6) }, () => {
        const start = OPENS + whole(random, 0, 15) * 30;
        const minutes = Math.min(pick(random, [30, 60, 60, 90]), CLOSES - start);
        return { provider, day, start, minutes };
      });
    });
  });
  return { days, taken, booked: [] };
}

/**
 * Whether two slots of the same provider overlap.
 * @param {Slot} a
 * @param {Slot} b
 */
export function overlaps(a, b) {
  const sameDesk = a.provider === b.provider && a.day === b.day;
  return sameDesk && a.start < b.start + b.minutes && b.start < a.start + a.minutes;
}

/**
 * Whether a slot is within opening hours, outside lunch and not taken.
 * @param {Calendar} calendar
 * @param {Slot} slot
 */
export function isFree(calendar, slot) {
  const end = slot.start + slot.minutes;
  if (slot.start < OPENS || end > CLOSES) return false;
  if (slot.start < LUNCH.end && end > LUNCH.start) return false;
  return ![...calendar.taken, ...calendar.booked].some((other) => overlaps(slot, other));
}

/**
 * Returns the calendar with the slot booked.
 * @param {Calendar} calendar
 * @param {Slot} slot
 * @returns {Calendar | null} null if the slot is already taken
 */
export function book(calendar, slot) {
  return isFree(calendar, slot) ? { ...calendar, booked: [...calendar.booked, slot] } : null;
}

/**
 * Returns the calendar without the booking of the slot.
 * @param {Calendar} calendar
 * @param {Slot} slot
 * @returns {Calendar}
 */
export function cancel(calendar, slot) {
  return { ...calendar, booked: calendar.booked.filter((other) => !overlaps(slot, other)) };
}
