import { describe, expect, it } from 'vitest';

import { headsFor } from './aim';

const panel = { left: 100, right: 500, top: 80 };
const from = { x: 120, y: 40 };

describe('headsFor', () => {
  it('sees the straight and the diagonal way down', () => {
    expect(headsFor(from, { x: 120, y: 50 }, panel)).toBe(true);
    expect(headsFor(from, { x: 300, y: 70 }, panel)).toBe(true);
    expect(headsFor(from, { x: 400, y: 90 }, panel)).toBe(true);
  });

  it('does not take a move along the bar, upward or past the panel for it', () => {
    expect(headsFor(from, { x: 300, y: 40 }, panel)).toBe(false);
    expect(headsFor(from, { x: 300, y: 44 }, panel)).toBe(false);
    expect(headsFor(from, { x: 130, y: 30 }, panel)).toBe(false);
    expect(headsFor(from, { x: 560, y: 90 }, panel)).toBe(false);
    expect(headsFor({ x: 120, y: 90 }, { x: 130, y: 95 }, panel)).toBe(false);
  });
});
