import { expect, it } from 'vitest';
import { seededRandom } from './random.ts';
import { assignColors } from './stroke-style.ts';

const scheme = { color: 'primary', accent: 'accent', together: 1 } as const;

it('spreads colored threads over the whole picture for every seed', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    for (let variant = 0; variant < 8; variant += 1) {
      const styles = assignColors(44, { ...scheme, variant }, seededRandom(String(seed)));
      const colored = styles.flatMap(({ tone }, index) => (tone ? [index] : []));
      const edges = [-1, ...colored, styles.length];
      const gaps = edges.slice(1).map((index, place) => index - (edges[place] ?? 0));
      expect(Math.max(...gaps)).toBeLessThanOrEqual(12);
    }
  }
});

it('uses both colors, or all five, or colors two threads of a quiet picture', () => {
  const tones = (five: boolean) =>
    assignColors(44, { ...scheme, five, variant: 0 }, seededRandom('a')).flatMap(
      (style) => style.tone ?? [],
    );
  expect(new Set(tones(false))).toEqual(new Set(['primary', 'accent']));
  expect(new Set(tones(true)).size).toBe(5);
  const styles = assignColors(9, { ...scheme, few: 2, variant: 3 }, seededRandom('a'));
  expect(styles.filter(({ tone }) => tone)).toHaveLength(2);
});
