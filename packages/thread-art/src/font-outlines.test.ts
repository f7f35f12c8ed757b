import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

import { openFontOutlines } from './font-outlines.ts';

const require = createRequire(import.meta.url);
const font = '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
const face = openFontOutlines(readFileSync(require.resolve(font)));

it('measures in proportion to the size, kerns, tracks between letters, and draws as wide', () => {
  expect(face.width('Weft', 100)).toBeCloseTo(face.width('Weft', 50) * 2);
  expect(face.width('', 100)).toBe(0);
  expect(face.width('AV', 100)).toBeLessThan(face.width('A', 100) + face.width('V', 100));
  expect(face.width('H', 100, -0.05)).toBe(face.width('H', 100));
  expect(face.width('HH', 100, -0.05)).toBeCloseTo(face.width('HH', 100) - 5);
  const path = face.outline('Handmade', { x: 20, y: 100, size: 60, tracking: -0.02 });
  const xs = [...path.matchAll(/[MLQC]([^A-Z]+)/g)].flatMap(([, numbers = '']) =>
    numbers.split(' ').flatMap((number, index) => (index % 2 === 0 ? [Number(number)] : [])),
  );
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(19);
  expect(Math.max(...xs)).toBeLessThanOrEqual(21 + face.width('Handmade', 60, -0.02));
});
