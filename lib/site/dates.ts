/**
 * Formats an ISO date in long US form, e.g. "2024-05-29" → "May 29, 2024". Without Intl: creating
 * the first formatter takes a browser 20 to 40 ms.
 *
 * @throws RangeError for an invalid date
 */
export function longDate(iso: string): string {
  const date = new Date(iso);
  const month = MONTHS[date.getUTCMonth()];
  if (month === undefined) throw new RangeError(`invalid date "${iso}" (expected YYYY-MM-DD)`);
  return `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/**
 * Years of a copyright notice, e.g. "2025" or "2025–2026": from the first year to the year of `now`
 * in UTC.
 */
export function copyrightYears(first: number, now: Date): string {
  const last = now.getUTCFullYear();
  return last > first ? `${first}–${last}` : `${first}`;
}

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const DAY_MS = 86_400_000;

/**
 * Age of a date: "Today", "Yesterday", "N days ago", then weeks, months, years
 * (docs/specification.md T4). `now` counts in local time.
 *
 * @returns undefined for a future date
 * @throws RangeError for an invalid date
 */
export function relativeAge(iso: string, now: Date): string | undefined {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const days = Math.round((today - Date.parse(iso.slice(0, 10))) / DAY_MS);
  if (Number.isNaN(days)) throw new RangeError(`invalid date "${iso}" (expected YYYY-MM-DD)`);
  if (days < 0) return undefined;
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 7) return `${days} days ago`;
  if (days < 30) return ago(Math.floor(days / 7), 'week');
  if (days < 365) return ago(Math.floor(days / 30), 'month');
  return ago(Math.floor(days / 365), 'year');
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
