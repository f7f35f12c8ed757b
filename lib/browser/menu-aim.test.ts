import { describe, expect, it } from 'vitest';

import { isMovingToward } from './menu-aim';

const panel = { left: 100, right: 500, top: 80 };
const from = { x: 120, y: 40 };

describe('isMovingToward', () => {
  it('recognizes straight and diagonal movement down', () => {
    expect(isMovingToward(from, { x: 120, y: 50 }, panel)).toBe(true);
    expect(isMovingToward(from, { x: 300, y: 70 }, panel)).toBe(true);
    expect(isMovingToward(from, { x: 400, y: 90 }, panel)).toBe(true);
  });

  it('does not take a move along the bar, upward or past the panel for it', () => {
    expect(isMovingToward(from, { x: 300, y: 40 }, panel)).toBe(false);
    expect(isMovingToward(from, { x: 300, y: 44 }, panel)).toBe(false);
    expect(isMovingToward(from, { x: 130, y: 30 }, panel)).toBe(false);
    expect(isMovingToward(from, { x: 560, y: 90 }, panel)).toBe(false);
    expect(isMovingToward({ x: 120, y: 90 }, { x: 130, y: 95 }, panel)).toBe(false);
  });
});
