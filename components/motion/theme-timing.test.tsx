import { afterEach, expect, it } from 'vitest';

import { themeTiming } from './theme-timing';

const { style } = document.documentElement;
afterEach(() => style.removeProperty('--transition-duration-reveal'));

it.each([
  ['600ms', 0.6],
  ['.6s', 0.6],
  ['2s', 2],
])('reads %s as %d seconds', (written, seconds) => {
  style.setProperty('--transition-duration-reveal', written);
  style.setProperty('--ease-out', 'cubic-bezier(.2, 0.7, 0, 1)');
  expect(themeTiming('reveal', 'out')).toEqual({ duration: seconds, ease: [0.2, 0.7, 0, 1] });
});
