import { expect, it } from 'vitest';
import { monogram, partsOutside } from './monogram.ts';
import { strokeFontText } from './stroke-font.ts';

const frame = { width: 400, height: 400 };

it('the stroke font has every letter, drops accents and omits unknown characters', () => {
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    expect(strokeFontText(letter).strokes.length, letter).toBeGreaterThan(0);
  }
  expect(strokeFontText('é')).toEqual(strokeFontText('E'));
  expect(strokeFontText('4!')).toEqual({ strokes: [], width: 0 });
});

/** Parts of a horizontal thread at a height from 0 (top) to 1 (bottom). */
const parts = (initials: string, y: number) =>
  partsOutside(monogram(initials, frame), (u) => [u * frame.width, y * frame.height], [0, 1]);

it('parts a thread at the stems of a letter, not above it', () => {
  expect(parts('I', 0.5)).toHaveLength(2);
  expect(parts('H', 0.32).length).toBeGreaterThanOrEqual(2);
  expect(parts('H', 0.1)).toEqual([[0, 1]]);
});

it('keeps up to three letters inside the frame', () => {
  for (let y = 0; y <= 1; y += 0.05) {
    const [first = [0, 1], ...rest] = parts('MWM', y);
    const last = rest.at(-1) ?? first;
    expect(first[0]).toBe(0);
    expect(last[1]).toBe(1);
    if (rest.length > 0) expect(first[1]).toBeGreaterThan(0.1);
  }
});
