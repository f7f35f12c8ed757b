import { describe, expect, it } from 'vitest';
import { chanceFrom } from './chance';
import { dyeThreads } from './dye';

const scheme = { color: 'indigo', accent: 'coral', together: 1 } as const;

describe('dyeThreads', () => {
  it('spreads colored threads over the whole cloth, whatever the seed', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      for (let variant = 0; variant < 8; variant += 1) {
        const dyes = dyeThreads(44, { ...scheme, variant }, chanceFrom(String(seed)));
        const colored = dyes.flatMap(({ tone }, index) => (tone ? [index] : []));
        const edges = [-1, ...colored, dyes.length];
        const gaps = edges.slice(1).map((index, place) => index - (edges[place] ?? 0));
        expect(Math.max(...gaps)).toBeLessThanOrEqual(12);
      }
    }
  });

  it('uses both colors, or all five', () => {
    const tones = (five: boolean) =>
      dyeThreads(44, { ...scheme, five, variant: 0 }, chanceFrom('a')).flatMap(
        (dye) => dye.tone ?? [],
      );
    expect(new Set(tones(false))).toEqual(new Set(['indigo', 'coral']));
    expect(new Set(tones(true)).size).toBe(5);
  });

  it('colors two threads of a quiet cloth', () => {
    const dyes = dyeThreads(9, { ...scheme, few: 2, variant: 3 }, chanceFrom('a'));
    expect(dyes.filter(({ tone }) => tone)).toHaveLength(2);
  });
});
