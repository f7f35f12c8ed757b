import { expect, it } from 'vitest';

import { contrast, nearestPassing } from './contrast';

it('finds the nearest color that passes, which has the hue, if there is one', () => {
  const found = nearestPassing('#f2b33d', (each) => contrast(each, '#ffffff') >= 4.5) ?? '';
  expect(contrast(found, '#ffffff')).toBeCloseTo(4.5, 0);
  expect(found).toMatch(/^#[5-9a]/);
  expect(nearestPassing('#ff0000', () => true)).toBe('#ff0000');
  expect(nearestPassing('#808080', () => false)).toBeUndefined();
});
