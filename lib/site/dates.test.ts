import { expect, it, vi } from 'vitest';

import { ageAtBuild, copyrightYears, relativeAge } from './dates';

/** Sets the visitor's time zone and checks that the process uses it. */
function live(zone: string): void {
  vi.stubEnv('TZ', zone);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
}

const zones = ['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];

it('longDate writes the day of a date wherever the visitor is, and needs Intl when it is called', async () => {
  live('Pacific/Pago_Pago');
  const formatters = vi.spyOn(Intl, 'DateTimeFormat');
  vi.resetModules();
  const { longDate } = await import('./dates');
  expect(formatters).not.toHaveBeenCalled();
  formatters.mockRestore();
  expect(longDate('2025-01-01')).toBe('January 1, 2025');
  expect(() => longDate('soon')).toThrow(RangeError);
  expect(() => relativeAge('soon', new Date())).toThrow(RangeError);
});

const published = '2023-03-01';
/** Noon in the visitor's time zone, that many days later. */
const later = (days: number) => new Date(2023, 2, 1 + days, 12);

it.each<[words: string | undefined, ...days: number[]]>([
  [undefined, -1],
  ['Today', 0],
  ['Yesterday', 1],
  ['6 days ago', 6],
  ['1 week ago', 7, 13],
  ['4 weeks ago', 28, 29],
  ['1 month ago', 30, 59],
  ['12 months ago', 364],
  ['1 year ago', 365, 729],
  ['2 years ago', 730],
])('relativeAge is %s in each time zone, and at build from 30 days on', (words, ...days) => {
  for (const zone of zones) {
    live(zone);
    for (const day of days) {
      expect(relativeAge(published, later(day))).toBe(words);
      expect(ageAtBuild(published, later(day))).toBe(day < 30 ? undefined : words);
    }
  }
});

it.each([
  ['America/New_York', '2024-05-29T03:59:59Z', 'Today'],
  ['America/New_York', '2024-05-29T04:00:00Z', 'Yesterday'],
  ['Pacific/Kiritimati', '2024-05-28T09:59:59Z', 'Today'],
  ['Pacific/Kiritimati', '2024-05-28T10:00:00Z', 'Yesterday'],
])('relativeAge goes by the day of a visitor in %s at %s: "%s"', (zone, now, words) => {
  live(zone);
  expect(relativeAge('2024-05-28T23:59:59Z', new Date(now))).toBe(words);
});

it.each([
  [2025, '2025-12-31T23:59:59Z', '2025'],
  [2025, '2026-01-01T00:00:00Z', '2025–2026'],
  [2027, '2026-11-22T12:00:00Z', '2027'],
])('copyrightYears from %i on, at %s: %s', (first, now, years) => {
  for (const zone of ['America/New_York', 'Pacific/Kiritimati']) {
    live(zone);
    expect(copyrightYears(first, new Date(now))).toBe(years);
  }
});
