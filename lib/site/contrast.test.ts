import { expect, it } from 'vitest';

import { contrast, nearestPassing } from './contrast';

it.each([
  ['#ff0000', ['#000000'], 4.5, '#ff0000'],
  ['#808080', ['#ffffff', '#000000'], 5, undefined],
])('the nearest color to %s on %s with %d is %s', (color, grounds, ratio, nearest) => {
  const passes = (each: string) => grounds.every((ground) => contrast(each, ground) >= ratio);
  expect(nearestPassing(color, passes)).toBe(nearest);
});

it('keeps the hue of a color whose contrast is too low', () => {
  const found = nearestPassing('#f2b33d', (each) => contrast(each, '#ffffff') >= 4.5) ?? '';
  expect(contrast(found, '#ffffff')).toBeCloseTo(4.5, 0);
  expect(found).toMatch(/^#[5-9a]/);
});
