import { afterEach, expect, it, vi } from 'vitest';

import { ageAtBuild, copyrightYears, longDate, relativeAge } from './dates';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Sets the visitor's time zone and checks that the process uses it. */
function live(zone: string): void {
  vi.stubEnv('TZ', zone);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
}

const zones = ['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];

it.each([
  ['2024-05-29', 'May 29, 2024'],
  ['2025-01-01', 'January 1, 2025'],
  ['2024-02-29', 'February 29, 2024'],
])('longDate writes %s as %s, wherever the visitor is', (iso, words) => {
  for (const zone of zones) {
    live(zone);
    expect(longDate(iso)).toBe(words);
  }
});

it.each(['', 'soon', '2024-13-01', '2024-00-10', '29.05.2024'])('longDate refuses "%s"', (text) => {
  expect(() => longDate(text)).toThrow(RangeError);
});

it('longDate is loaded without a formatter of Intl', async () => {
  const formatters = vi.spyOn(Intl, 'DateTimeFormat');
  vi.resetModules();
  await import('./dates');
  expect(formatters).not.toHaveBeenCalled();
});

const published = '2023-03-01';
/** Noon in the visitor's time zone, that many days later. */
const later = (days: number) => new Date(2023, 2, 1 + days, 12);

it.each([
  [undefined, -1],
  ['Today', 0],
  ['Yesterday', 1],
  ['2 days ago', 2],
  ['6 days ago', 6],
  ['1 week ago', 7, 13],
  ['2 weeks ago', 14],
  ['3 weeks ago', 27],
  ['4 weeks ago', 28, 29],
  ['1 month ago', 30, 59],
  ['2 months ago', 60],
  ['12 months ago', 364],
  ['1 year ago', 365, 729],
  ['2 years ago', 730],
])('relativeAge is %s also across the change of clocks', (words, ...days) => {
  for (const zone of zones) {
    live(zone);
    for (const day of days) expect(relativeAge(published, later(Number(day)))).toBe(words);
  }
});

// In New York the clocks go forward on March 10 and back on November 3, 2024.
it.each([
  ['America/New_York', '2024-05-29T03:59:59Z', 'Today'],
  ['America/New_York', '2024-05-29T04:00:00Z', 'Yesterday'],
  ['America/New_York', '2024-06-04T03:59:59Z', '6 days ago'],
  ['America/New_York', '2024-06-04T04:00:00Z', '1 week ago'],
  ['Pacific/Kiritimati', '2024-05-28T09:59:59Z', 'Today'],
  ['Pacific/Kiritimati', '2024-05-28T10:00:00Z', 'Yesterday'],
  ['Pacific/Pago_Pago', '2024-05-29T10:59:59Z', 'Today'],
  ['Pacific/Pago_Pago', '2024-05-29T11:00:00Z', 'Yesterday'],
])('relativeAge goes by the day of a visitor in %s at %s: "%s"', (zone, now, words) => {
  live(zone);
  // May 28 in the visitor's calendar; six days later it is June 3.
  expect(relativeAge('2024-05-28', new Date(now))).toBe(words);
});

it('relativeAge is in the export from 30 days on', () => {
  const ages = [-1, 0, 1, 7, 29, 30, 400].map((days) => ageAtBuild(published, later(days)));
  expect(ages).toEqual([...Array(5).fill(undefined), '1 month ago', '1 year ago']);
});

it('relativeAge uses the day of a date that has a time, and refuses a text that is no date', () => {
  expect(relativeAge('2023-03-01T23:59:59Z', later(1))).toBe('Yesterday');
  expect(() => relativeAge('soon', later(0))).toThrow(RangeError);
});

it.each([
  [2025, '2025-12-31T23:59:59Z', '2025'],
  [2025, '2026-01-01T00:00:00Z', '2025–2026'],
  [2025, '2031-06-01T12:00:00Z', '2025–2031'],
  [2027, '2026-11-22T12:00:00Z', '2027'],
])('copyrightYears from %i on, at %s: %s', (first, now, years) => {
  for (const zone of ['America/New_York', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone);
    expect(copyrightYears(first, new Date(now))).toBe(years);
  }
});
