import { expect, it } from 'vitest';

import { contrast, nearestPassing } from './contrast';

it.each([
  ['#4353e6', ['#ffffff'], 4.5, '#4353e6'],
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

it('keeps a color whose contrast is high enough', () => {
  expect(nearestPassing('#ff0000', () => true)).toBe('#ff0000');
});
