// @ts-check
import { editDistance } from '../shared/text.js';
import { addDays, PROVIDERS, weekdayOf } from './calendar.js';
import { CLOCK, clockMinutes, durationMinutes, FILLER, MONTHS, PARTS, WEEKDAYS } from './words.js';

/**
 * @typedef {object} Wish parsed request; null for wishes that it does not contain
 * @property {string[] | null} days ISO dates
 * @property {string[]} notDays
 * @property {import('./words.js').Window | null} window
 * @property {number | null} near preferred start, minutes after midnight
 * @property {number | null} minutes
 * @property {string | null} provider
 * @property {'later' | 'earlier' | null} shift
 * @property {string[]} unread words that no rule matched
 */

const CLOCK_GROUPS = 4;

/**
 * Parses a request with one rule after the other. Each rule removes the text that it has matched,
 * so that no later rule reads "30 minutes" as 30 o'clock.
 * @param {string} text
 * @param {string} today ISO date
 * @returns {Wish}
 */
export function parseRequest(text, today) {
  const reader = new Reader(text);
  const minutes = readDuration(reader);
  const days = readDays(reader, today);
  const time = readTime(reader);
  const provider = readProvider(reader);
  const later = reader.take(/\b(later|earlier)\b/);
  const shift = /** @type {'later' | 'earlier' | null} */ (later ? later[1] : null);
  return { ...days, ...time, minutes, provider, shift, unread: reader.unread() };
}

class Reader {
  /** @param {string} text */
  constructor(text) {
    this.rest = ` ${text.toLowerCase().replace(/[’']/g, '')} `;
  }

  /** @param {RegExp} pattern */
  take(pattern) {
    const match = pattern.exec(this.rest);
    if (match) this.rest = this.rest.replace(match[0], ' ');
    return match;
  }

  unread() {
    return this.rest.split(/[^a-z0-9:]+/).filter((word) => word.length > 1 && !FILLER.has(word));
  }
}

/** @param {Reader} reader */
function readDuration(reader) {
  if (reader.take(/\b(an hour and a half|one and a half hours)\b/)) return 90;
  const amount = String.raw`(\d+(?:\.\d+)?|half an?|half|an?|one|two)`;
  const match = reader.take(new RegExp(`\\b${amount}[ -]?(minutes?|mins?|hours?|hrs?|h)\\b`));
  return match ? durationMinutes(match[1], match[2]) : null;
}

/**
 * @param {Reader} reader
 * @param {string} today
 */
function readDays(reader, today) {
  const names = WEEKDAYS.map(
    (name) => `${name}s?|${name.slice(0, 3)}|${name.slice(0, 4)}|${name.slice(0, 5)}`,
  ).join('|');
  const notDays = [];
  for (;;) {
    const no = reader.take(new RegExp(`\\b(?:not|except|but no|no)\\s+(?:on\\s+)?(${names})\\b`));
    if (!no) break;
    const every = Array.from({ length: 21 }, (_, index) => addDays(today, index));
    notDays.push(...every.filter((day) => weekdayOf(day) === weekdayIndex(no[1])));
  }
  /** @type {string[]} */
  const days = [];
  if (reader.take(/\bday after tomorrow\b/)) days.push(addDays(today, 2));
  if (reader.take(/\btomorrow\b/)) days.push(addDays(today, 1));
  if (reader.take(/\btoday\b/)) days.push(today);
  days.push(...readCalendarDate(reader, today));
  const toMonday = ((8 - weekdayOf(today)) % 7) + (weekdayOf(today) === 1 ? 7 : 0);
  const nextMonday = addDays(today, toMonday);
  const nextWeek = reader.take(/\bnext week\b/) !== null;
  for (;;) {
    const match = reader.take(new RegExp(`\\b(next |this )?(${names})\\b`)) ?? fuzzyWeekday(reader);
    if (!match) break;
    const index = weekdayIndex(match[2]);
    const first = addDays(today, ((index - weekdayOf(today) + 6) % 7) + 1);
    const later = nextWeek || match[1] === 'next ';
    days.push(later ? addDays(nextMonday, (index + 6) % 7) : first);
  }
  if (nextWeek && days.length === 0) {
    days.push(...[0, 1, 2, 3, 4].map((offset) => addDays(nextMonday, offset)));
  }
  return { days: days.length > 0 ? days : null, notDays };
}

/** @param {string} name */
function weekdayIndex(name) {
  return WEEKDAYS.findIndex((weekday) => weekday.startsWith(name.slice(0, 3)));
}

/**
 * Finds a weekday with a typo: one edit in a word of six letters or more.
 * @param {Reader} reader
 * @returns {[string, string | undefined, string] | null} same shape as the match of a known name
 */
function fuzzyWeekday(reader) {
  const words = reader.rest.split(/[^a-z]+/).filter((word) => word.length >= 6);
  for (const word of words) {
    const known = WEEKDAYS.find((weekday) => editDistance(weekday, word, 1) === 1);
    if (!known) continue;
    reader.take(new RegExp(`\\b${word}\\b`));
    return ['', undefined, known];
  }
  return null;
}

/**
 * @param {Reader} reader
 * @param {string} today
 */
function readCalendarDate(reader, today) {
  const short = MONTHS.map((month) => `${month}|${month.slice(0, 3)}`).join('|');
  const words = reader.take(new RegExp(`\\b(${short})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b`));
  const slashed = words ? null : reader.take(/\b(\d{1,2})\/(\d{1,2})\b/);
  const match = words ?? slashed;
  if (!match) return [];
  const named = MONTHS.findIndex((name) => name.startsWith(match[1].slice(0, 3))) + 1;
  const month = words ? named : Number(match[1]);
  const year = Number(today.slice(0, 4));
  const tail = `${String(month).padStart(2, '0')}-${match[2].padStart(2, '0')}`;
  const day = `${year}-${tail}` < today ? `${year + 1}-${tail}` : `${year}-${tail}`;
  return Number.isNaN(Date.parse(`${day}T00:00Z`)) ? [] : [day];
}

/** @param {Reader} reader */
function readTime(reader) {
  const range = reader.take(
    new RegExp(
      `\\b(?:between|from)\\s+(?:${CLOCK})\\s*(?:and|to|until|-)\\s*(?:${CLOCK})(?![\\d:])`,
    ),
  );
  if (range) {
    const from = clockMinutes(range.slice(1, 1 + CLOCK_GROUPS));
    const to = clockMinutes(range.slice(1 + CLOCK_GROUPS, 1 + 2 * CLOCK_GROUPS));
    if (from !== null && to !== null && from < to) return { window: { from, to }, near: null };
  }
  const after = bound(reader, 'after|from|not before');
  const before = bound(reader, 'before|by|until|no later than');
  const part = reader.take(/\b(morning|afternoon|evening)s?\b/);
  const named = part ? PARTS[part[1]] : null;
  const window =
    named || after !== null || before !== null
      ? { from: after ?? named?.from ?? 540, to: before ?? named?.to ?? 1020 }
      : null;
  const exact =
    reader.take(new RegExp(`\\b(?:at|around|about)\\s+(?:${CLOCK})(?![\\d:])`)) ??
    reader.take(/\b(\d{1,2})(?::(\d{2}))?\s*(a\.?m\b\.?|p\.?m\b\.?)|\b(noon|midday)\b/) ??
    reader.take(/\b(\d{1,2}):(\d{2})\b/);
  const near = exact ? clockMinutes(exact.slice(1, 1 + CLOCK_GROUPS)) : null;
  return { window, near };
}

/**
 * @param {Reader} reader
 * @param {string} words
 */
function bound(reader, words) {
  const match = reader.take(new RegExp(`\\b(?:${words})\\s+(?:${CLOCK})(?![\\d:])`));
  return match ? clockMinutes(match.slice(1, 1 + CLOCK_GROUPS)) : null;
}

/** @param {Reader} reader */
function readProvider(reader) {
  for (const word of reader.rest.split(/[^a-z]+/)) {
    const known = PROVIDERS.find((name) => {
      const plain = name.toLowerCase();
      return plain === word || (word.length >= 5 && editDistance(plain, word, 1) === 1);
    });
    if (!known) continue;
    reader.take(new RegExp(`\\b(?:dr\\.?\\s+|doctor\\s+)?${word}\\b`));
    return known;
  }
  return null;
}
