import { language } from './language';
import * as messages from './messages';

let formatter: Intl.DateTimeFormat | undefined;

/**
 * Formats an ISO date in the long form of the language, e.g. "2024-05-29" → "May 29, 2024". Creating
 * the first formatter takes a browser 10 to 60 ms, so it is not created on loading.
 *
 * @throws RangeError for an invalid date
 */
export function longDate(iso: string): string {
  formatter ??= new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return formatter.format(new Date(iso));
}

/** The day in local time as YYYY-MM-DD. */
export const localDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/**
 * Years of a copyright notice, e.g. "2025" or "2025–2026": from the first year to the year of `now`
 * in UTC.
 */
export function copyrightYears(first: number, now: Date): string {
  const last = now.getUTCFullYear();
  return last > first ? `${first}–${last}` : `${first}`;
}

/** A day in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000;

/** Days from a date to today. `now` counts in local time. @throws RangeError for an invalid date */
function daysSince(iso: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const days = Math.round((today - Date.parse(iso.slice(0, 10))) / dayMs);
  if (Number.isNaN(days)) throw new RangeError(`invalid date "${iso}" (expected YYYY-MM-DD)`);
  return days;
}

/**
 * Age of a date in days, weeks, months or years (docs/specification.md T4). `now` counts in local
 * time.
 *
 * @returns undefined for a future date
 * @throws RangeError for an invalid date
 */
export function relativeAge(iso: string, now: Date): string | undefined {
  const days = daysSince(iso, now);
  if (days < 0) return undefined;
  if (days === 0) return messages.age.today;
  if (days === 1) return messages.age.yesterday;
  if (days < 7) return messages.age.days(days);
  if (days < 30) return messages.age.weeks(Math.floor(days / 7));
  if (days < 365) return messages.age.months(Math.floor(days / 30));
  return messages.age.years(Math.floor(days / 365));
}

/** Age for the export: none under 30 days, where it changes too often to be right when read. */
export const ageAtBuild = (iso: string, now: Date): string | undefined =>
  daysSince(iso, now) < 30 ? undefined : relativeAge(iso, now);
