import { afterEach, expect, it, vi } from 'vitest';

import { printReading } from './reading-table';

afterEach(() => {
  vi.restoreAllMocks();
});

it('prints every article, the hardest file first', () => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
  printReading();
  const rows = printed.slice(2).map((row) => row.trim().split(/\s+/));
  const ease = rows.map(([first]) => Number(first));
  expect(ease).toEqual([...ease].sort((a, b) => a - b));
  expect(rows.some((row) => row.at(-1)?.startsWith('content/blog/'))).toBe(true);
  expect(rows.length).toBeGreaterThan(40);
});
