import { describe, expect, it } from 'vitest';
import { stitchesOf } from './monogram.ts';
import { strokeFontText } from './stroke-font.ts';

const frame = { width: 400, height: 400 };

describe('strokeFontText', () => {
  it('has every letter, drops accents and omits unknown characters', () => {
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      expect(strokeFontText(letter).strokes.length, letter).toBeGreaterThan(0);
    }
    expect(strokeFontText('é')).toEqual(strokeFontText('E'));
    expect(strokeFontText('4!')).toEqual({ strokes: [], width: 0 });
  });
});

describe('stitchesOf', () => {
  it('finds the two stems of an H above its bar, and nothing above the letter', () => {
    expect(stitchesOf('H', 0.36, frame, 0)).toHaveLength(2);
    expect(stitchesOf('H', 0.5, frame, 0)).toHaveLength(1);
    expect(stitchesOf('H', 0.1, frame, 0)).toEqual([]);
  });

  it('keeps up to three letters inside the frame', () => {
    for (let row = 0; row <= 1; row += 0.05) {
      for (const [from, to] of stitchesOf('MWM', row, frame, 0)) {
        expect(from).toBeGreaterThan(0.1);
        expect(to).toBeLessThan(0.9);
      }
    }
  });
});
