import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { proseRules } from './rules';
import { printReading, printStyle } from './tables';

let printed: string[];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('prints every article, the hardest file first', () => {
  printReading();
  const rows = printed.slice(2).map((row) => row.trim().split(/\s+/));
  const ease = rows.map(([first]) => Number(first));
  expect(ease).toEqual([...ease].sort((a, b) => a - b));
  expect(rows.some((row) => row.at(-1)?.startsWith('content/blog/'))).toBe(true);
  expect(rows.length).toBeGreaterThan(40);
});

it('prints a row for every rule of style', () => {
  printStyle();
  for (const [index, { name }] of proseRules.get().style.entries()) {
    expect(printed[index + 1]).toMatch(/^ *\d+ +(\d+|-) +\d+ +(\d+|-) +\d+ +(\d+|-) {2}/);
    expect(printed[index + 1]?.endsWith(name)).toBe(true);
  }
});
