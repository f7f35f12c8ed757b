import { expect, it } from 'vitest';

import { ITEMS, scoreScales } from './logic.js';

const everywhere = (answer) => ITEMS.map(() => answer);

it('scores middle answers 50 and extreme answers 0 and 100, of reversed statements too', () => {
  expect(scoreScales(everywhere(3)).map(({ score }) => score)).toEqual([50, 50, 50, 50]);
  const best = ITEMS.map((item) => (item.reversed ? 1 : 5));
  const worst = ITEMS.map((item) => (item.reversed ? 5 : 1));
  for (const { score } of scoreScales(best)) expect(score).toBeCloseTo(100);
  for (const { score } of scoreScales(worst)) expect(score).toBeCloseTo(0);
});

it('explains each point: the effects add up to the score', () => {
  const scores = scoreScales([4, 5, 2, 4, 4, 4, 5, 2, 3, 3]);
  for (const { score, effects } of scores) {
    const moved = effects.reduce((sum, effect) => sum + effect.points, 0);
    expect(score).toBeCloseTo(50 + moved);
  }
  const reversed = scores[0].effects.find((effect) => effect.item === 5);
  expect(reversed?.points).toBeLessThan(0);
  expect(reversed?.reason).toContain('reversed');
});

it('gives no score without an answer and ignores unanswered statements', () => {
  expect(scoreScales(everywhere(null)).every(({ score }) => score === null)).toBe(true);
  const [planning] = scoreScales([5, ...everywhere(null).slice(1)]);
  expect(planning).toMatchObject({ score: 100, effects: [{ item: 1 }] });
});
