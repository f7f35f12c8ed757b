import { expect, it } from 'vitest';

import { DEPOT, makeDay } from './day.js';
import * as logic from './logic.js';

function job(id, x, rest = {}) {
  const window = { from: 480, to: 1020, work: 30 };
  return { id, name: 'Test', place: 'Here', x: DEPOT.x + x, y: DEPOT.y, ...window, ...rest };
}

it('adds the distances of a drive, waits when early and counts minutes when late', () => {
  expect(logic.drive([job(1, 3), job(2, 5)]).km).toBeCloseTo(10);
  expect(logic.drive([]).km).toBe(0);
  const early = logic.drive([job(1, 2, { from: 600 })]);
  expect(early.stops[0].start).toBe(600);
  expect(early.late).toBe(0);
  const late = logic.drive([job(1, 2, { from: 600 }), job(2, 2, { to: 610 })]);
  expect(late.lateJobs).toBe(1);
  expect(late.late).toBeCloseTo(20);
});

it('assigns jobs to drivers in turn', () => {
  const routes = logic.assignRoundRobin([job(1, 1), job(2, 2), job(3, 3)], 2);
  expect(routes.map((route) => route.map(({ id }) => id))).toEqual([[1, 3], [2]]);
});

it('removes a crossing, keeps a good route, and moves a job to the driver who passes by', () => {
  const crossed = [job(1, 1), job(3, 9), job(2, 5), job(4, 12)];
  const better = logic.twoOpt(crossed) ?? crossed;
  expect(better.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(logic.twoOpt([job(1, 1), job(2, 5)])).toBeNull();
  const changed = logic.relocate([[job(1, 10)], [job(2, -10), job(3, 9)]]);
  expect(changed && logic.planOf(changed).km).toBeLessThan(58);
});

it.each([1, 2, 3, 4, 5, 6])('plans each job of day %d once, never worse than before', (seed) => {
  const jobs = makeDay(seed);
  for (const drivers of [1, 2, 3, 4, 5]) {
    const greedy = logic.insertGreedily(jobs, drivers);
    const improved = logic.improve(greedy).routes;
    const ids = improved.flat().map(({ id }) => id);
    expect(ids.sort((a, b) => a - b)).toEqual(jobs.map(({ id }) => id));
    const before = logic.planOf(logic.assignRoundRobin(jobs, drivers));
    const after = logic.planOf(improved);
    expect(after.km, `${drivers} drivers`).toBeLessThan(before.km);
    expect(after.late).toBeLessThanOrEqual(before.late);
  }
});

it.each([
  [480, '8:00 am'],
  [725, '12:05 pm'],
  [0, '12:00 am'],
  [1019.6, '5:00 pm'],
])('writes minute %d as %s', (minute, time) => expect(logic.clockTime(minute)).toBe(time));
