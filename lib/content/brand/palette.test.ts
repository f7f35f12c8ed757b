import { expect, it } from 'vitest';

import { contrastFailures } from '../check/check-brand';
import { brandDocument } from '../collections/brand';
import { paletteOf } from './palette';

const { colors } = brandDocument.get();

it('keeps a palette whose primary color stays', () => {
  expect(paletteOf(colors.primary.thread, colors)).toEqual(colors);
});

it.each(['#0a7d4f', '#f0b400', '#000000', '#ffffff', '#d4002a'])(
  'makes readable colors from %s',
  (primary) => {
    expect(contrastFailures(paletteOf(primary, colors))).toEqual([]);
  },
);

it('takes a primary color that is dark enough', () => {
  expect(paletteOf('#0a7d4f', colors).primary.thread).toBe('#0a7d4f');
});
