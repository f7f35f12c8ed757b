// @ts-check
import { describe, expect, it } from 'vitest';

import { book, cancel, isFree, makeCalendar, weekdayOf } from './calendar.js';
import { answer, findSlots, isEmpty, mergeWish, NO_WISH, slotName } from './logic.js';
import { parseRequest } from './parse.js';

const THURSDAY = '2026-11-19';
/** @param {string} text */
const read = (text) => parseRequest(text, THURSDAY);

describe('parseRequest', () => {
  it('reads day, part of day, length and provider', () => {
    expect(read('Tuesday afternoon, 30 minutes with Dr. Ortiz')).toEqual({
      ...NO_WISH,
      days: ['2026-11-24'],
      window: { from: 780, to: 1020 },
      minutes: 30,
      provider: 'Ortiz',
    });
  });

  it.each([
    ['today', ['2026-11-19']],
    ['tomorrow', ['2026-11-20']],
    ['the day after tomorrow', ['2026-11-21']],
    ['Thurs', ['2026-11-26']],
    ['next Friday', ['2026-11-27']],
    ['this Friday', ['2026-11-20']],
    ['Tuesday next week', ['2026-11-24']],
    ['mon or wed', ['2026-11-23', '2026-11-25']],
    ['wendesday', ['2026-11-25']],
    ['December 1st', ['2026-12-01']],
    ['12/1', ['2026-12-01']],
    ['1/5', ['2027-01-05']],
    ['13/45', null],
  ])('reads the day in "%s"', (text, days) => {
    expect(read(text).days).toEqual(days);
  });

  it('reads next week as five working days, without an excluded one', () => {
    const wish = read('next week, not Friday');
    expect(wish.days).toHaveLength(5);
    expect(wish.notDays.every((day) => weekdayOf(day) === 5)).toBe(true);
  });

  it.each([
    ['at 3', 900],
    ['10:30', 630],
    ['around 9', 540],
    ['2pm', 840],
    ['12 am', 0],
    ['at noon', 720],
  ])('reads the time in "%s"', (text, near) => {
    expect(read(text).near).toBe(near);
  });

  it.each([
    ['after 2', 840, 1020],
    ['before noon', 540, 720],
    ['between 1 and 3', 780, 900],
    ['from 10 to 11:30', 600, 690],
    ['morning after 10', 600, 720],
  ])('reads the span in "%s"', (text, from, to) => {
    expect(read(text).window).toEqual({ from, to });
  });

  it.each([
    ['an hour', 60],
    ['half an hour', 30],
    ['an hour and a half', 90],
    ['1.5 hours', 90],
    ['20 min', 30],
    ['45-minute', 45],
  ])('reads the length in "%s"', (text, minutes) => {
    expect(read(text).minutes).toBe(minutes);
  });

  it('accepts one typo in a name and reports what it did not understand', () => {
    expect(read('with Dr. Lindquist').provider).toBe('Lindqvist');
    const wish = read('purple please');
    expect(wish.unread).toEqual(['purple']);
    expect(isEmpty(wish)).toBe(true);
  });
});

describe('calendar', () => {
  const calendar = makeCalendar(THURSDAY, 4);

  it('has ten working days after today', () => {
    expect(calendar.days).toHaveLength(10);
    expect(calendar.days[0]).toBe('2026-11-20');
  });

  it('books once, frees again, and is closed at lunch and at night', () => {
    const [slot] = findSlots(calendar, NO_WISH);
    const booked = book(calendar, slot);
    expect(booked && book(booked, slot)).toBeNull();
    expect(booked && isFree(cancel(booked, slot), slot)).toBe(true);
    expect(isFree(calendar, { ...slot, start: 720 })).toBe(false);
    expect(isFree(calendar, { ...slot, start: 1005 })).toBe(false);
  });
});

describe('findSlots', () => {
  const calendar = makeCalendar(THURSDAY, 4);

  it('offers three different slots that meet the wish', () => {
    const offers = findSlots(calendar, read('Tuesday afternoon, 30 minutes with Dr. Ortiz'));
    expect(offers.map((offer) => offer.misses)).toEqual([[], [], []]);
    expect(new Set(offers.map(slotName)).size).toBe(3);
    expect(answer(offers)).toBe('3 slots fit.');
  });

  it('reports which wish is not met', () => {
    const offers = findSlots(calendar, read('Sunday'));
    expect(answer(offers)).toContain('another day');
    expect(answer(findSlots(calendar, read('9 hours')))).toContain('No slot');
  });

  it('never offers an excluded day', () => {
    const days = findSlots(calendar, read('Friday morning, not Friday')).map(({ day }) =>
      weekdayOf(day),
    );
    expect(days).not.toContain(5);
  });

  it('keeps earlier wishes when a follow-up changes one', () => {
    const first = read('Tuesday afternoon with Okafor');
    const second = mergeWish(first, read('Thursday instead'), undefined);
    expect(second).toMatchObject({
      days: ['2026-11-26'],
      provider: 'Okafor',
      window: first.window,
    });
    const [offer] = findSlots(calendar, second);
    const later = findSlots(calendar, mergeWish(second, read('later'), offer));
    expect(later[0].day).toBe(offer.day);
    expect(later[0].start).toBeGreaterThan(offer.start);
  });
});
