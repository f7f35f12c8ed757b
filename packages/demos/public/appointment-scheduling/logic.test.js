import { expect, it } from 'vitest';

import { book, cancel, isFree, makeCalendar, weekdayOf } from './calendar.js';
import { answer, findSlots, isEmpty, mergeWish, NO_WISH, slotName } from './logic.js';
import { parseRequest } from './parse.js';

const THURSDAY = '2026-11-19';
const calendar = makeCalendar(THURSDAY, 4);
const read = (text) => parseRequest(text, THURSDAY);
const WEEK = [23, 24, 25, 26, 27].map((day) => `2026-11-${day}`);
const WISH = 'Tuesday afternoon, 30 minutes with Dr. Ortiz';

it.each([
  [WISH, { days: ['2026-11-24'], window: { from: 780, to: 1020 }, minutes: 30, provider: 'Ortiz' }],
  ['today at noon', { days: ['2026-11-19'], near: 720 }],
  ['tomorrow at 3, an hour', { days: ['2026-11-20'], near: 900, minutes: 60 }],
  ['the day after tomorrow, 10:30', { days: ['2026-11-21'], near: 630 }],
  ['Thurs, 2pm, half an hour', { days: ['2026-11-26'], near: 840, minutes: 30 }],
  ['next Friday around 9', { days: ['2026-11-27'], near: 540 }],
  ['this Friday, an hour and a half', { days: ['2026-11-20'], minutes: 90 }],
  ['Tuesday next week, 1.5 hours', { days: ['2026-11-24'], minutes: 90 }],
  ['next week, not Friday', { days: WEEK, notDays: ['2026-11-20', WEEK[4], '2026-12-04'] }],
  ['mon or wed, 20 min', { days: ['2026-11-23', '2026-11-25'], minutes: 30 }],
  ['45-minute, wendesday', { days: ['2026-11-25'], minutes: 45 }],
  ['December 1st after 2', { days: ['2026-12-01'], window: { from: 840, to: 1020 } }],
  ['12/1 before noon', { days: ['2026-12-01'], window: { from: 540, to: 720 } }],
  ['1/5 between 1 and 3', { days: ['2027-01-05'], window: { from: 780, to: 900 } }],
  ['13/45 from 10 to 11:30', { days: null, window: { from: 600, to: 690 } }],
  ['morning after 10', { window: { from: 600, to: 720 } }],
  ['12 am', { near: 0 }],
  // What it did not understand.
  ['purple please', { unread: ['purple'] }],
  // One typo in a name.
  ['with Dr. Lindquist', { provider: 'Lindqvist' }],
])('reads "%s" as %j', (text, wish) => {
  expect(read(text)).toEqual({ ...NO_WISH, ...wish });
  expect(isEmpty(read(text))).toBe('unread' in wish);
});

it('has ten working days, books once, frees again, and is closed at lunch and at night', () => {
  expect(calendar.days).toHaveLength(10);
  expect(calendar.days[0]).toBe('2026-11-20');
  const [slot] = findSlots(calendar, NO_WISH);
  const booked = book(calendar, slot);
  expect(booked && book(booked, slot)).toBeNull();
  expect(booked && isFree(cancel(booked, slot), slot)).toBe(true);
  for (const start of [720, 1005]) expect(isFree(calendar, { ...slot, start })).toBe(false);
});

it('offers three different slots that meet the wish, else says which it does not meet', () => {
  const offers = findSlots(calendar, read(WISH));
  expect(offers.map((offer) => offer.misses)).toEqual([[], [], []]);
  expect(new Set(offers.map(slotName)).size).toBe(3);
  expect(answer(offers)).toBe('3 slots fit.');
  expect(answer(findSlots(calendar, read('Sunday')))).toContain('another day');
  expect(answer(findSlots(calendar, read('9 hours')))).toContain('No slot');
  const others = findSlots(calendar, read('Friday morning, not Friday'));
  expect(others.map(({ day }) => weekdayOf(day))).not.toContain(5);
});

it('keeps earlier wishes when a follow-up changes one', () => {
  const first = read('Tuesday afternoon with Okafor');
  const second = mergeWish(first, read('Thursday instead'), undefined);
  expect(second).toEqual({ ...first, days: ['2026-11-26'] });
  const [offer] = findSlots(calendar, second);
  const [later] = findSlots(calendar, mergeWish(second, read('later'), offer));
  expect(later.day).toBe(offer.day);
  expect(later.start).toBeGreaterThan(offer.start);
});
