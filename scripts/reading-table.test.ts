import { afterEach, expect, it, vi } from 'vitest';

import { printReading } from './reading-table';

vi.setConfig({ testTimeout: 60_000 });
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
  expect(rows.map((row) => row.at(-1))).toContain('content/blog/blog-05.md');
  expect(rows.length).toBeGreaterThan(40);
});
