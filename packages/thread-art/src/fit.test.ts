import { expect, it } from 'vitest';
import { fitCurve, type Point } from './fit.ts';
import { pathData } from './path.ts';

it('fits a sine within the tolerance', () => {
  const at = (u: number): Point => [u * 600, 100 + 80 * Math.sin(u * 12)];
  const pieces = fitCurve(at, [0, 1]);
  expect(pieces.length).toBeLessThan(20);
  for (const [a, b, c, d] of pieces) {
    const x = (a[0] + 3 * b[0] + 3 * c[0] + d[0]) / 8;
    const y = (a[1] + 3 * b[1] + 3 * c[1] + d[1]) / 8;
    expect(Math.abs(y - at(x / 600)[1])).toBeLessThan(0.4);
  }
});

it('keeps corners sharp, and draws nothing without pieces', () => {
  const at = (u: number): Point => [u * 100, u < 0.5 ? 0 : (u - 0.5) * 100];
  expect(pathData(fitCurve(at, [0, 0.5, 1]))).toBe('M0 0h50l50 50');
  expect(pathData([])).toBe('');
});
