import { afterEach, expect, it, vi } from 'vitest';

import { proseRules } from './prose/rules';
import { printStyle } from './style-table';

afterEach(() => {
  vi.restoreAllMocks();
});

it('prints a row for every rule', () => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
  printStyle();
  const rows = printed.slice(1);
  for (const [index, { name }] of proseRules.get().style.entries()) {
    expect(rows[index]).toMatch(/^ *\d+ +(\d+|-) +\d+ +(\d+|-) +\d+ +(\d+|-) {2}/);
    expect(rows[index]?.endsWith(name)).toBe(true);
  }
});
