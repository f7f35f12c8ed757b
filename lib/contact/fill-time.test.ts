import { expect, it } from 'vitest';

import { createFillTime } from './fill-time';

function timed() {
  const clock = { ms: 1000 };
  return { clock, time: createFillTime(() => clock.ms) };
}

it('counts from the first key, not from the last', () => {
  const { clock, time } = timed();
  time.reset(['', '']);
  expect(time.elapsedMs()).toBeUndefined();
  time.key();
  clock.ms += 700;
  time.key();
  clock.ms += 800;
  expect(time.elapsedMs()).toBe(1500);
});

it('has no time for a form that had text before, and restarts with an empty one', () => {
  const { clock, time } = timed();
  time.reset(['', 'Ada Moore']);
  time.key();
  clock.ms += 5;
  expect(time.elapsedMs()).toBeUndefined();
  time.reset(['']);
  time.key();
  clock.ms += 9;
  expect(time.elapsedMs()).toBe(9);
  time.reset(['']);
  expect(time.elapsedMs()).toBeUndefined();
});
