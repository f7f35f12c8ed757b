import Color from 'colorjs.io';
import { expect, it } from 'vitest';

import { contrastFailures } from '../check/check-brand';
import { brandDocument } from '../collections/brand';
import { paletteOf } from './palette';

const { colors } = brandDocument.get();

it('keeps a palette whose primary color stays', () => {
  expect(paletteOf(colors.primary.thread, colors)).toEqual(colors);
});

const primaries = ['#0a7d4f', '#f0b400', '#000000', '#ffffff', '#d4002a'];
it.each(primaries)('makes readable colors from %s', (primary) => {
  expect(contrastFailures(paletteOf(primary, colors))).toEqual([]);
});

const darkOnes = ['#1f4d3a', '#8a1c1c', '#0a7d4f'];
it.each(darkOnes)('%s stays, and the other colors are its neighbors', (primary) => {
  const { primary: own, accent, third, fourth, fifth } = paletteOf(primary, colors);
  expect(own.thread).toBe(primary);
  const [hue = 0] = [new Color(primary).oklch.h ?? 0];
  for (const { thread } of [accent, third, fourth, fifth]) {
    const apart = Math.abs((new Color(thread).oklch.h ?? 0) - hue);
    expect(Math.min(apart, 360 - apart)).toBeLessThan(65);
  }
});
