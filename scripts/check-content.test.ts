import { afterEach, describe, expect, it, vi } from 'vitest';

import { checkContent } from '#lib/content/check';
import { reportContent } from './check-content';

vi.mock('#lib/content/check', () => ({ checkContent: vi.fn() }));

afterEach(() => {
  vi.restoreAllMocks();
});

const problem = { file: 'content/a.md', line: 3, field: 'date', message: 'wrong', fix: 'mend it' };

describe('reportContent', () => {
  it.each([0, 1, 2])('prints each of %i mistakes and says whether there is none', (count) => {
    const printed: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((line) => void printed.push(String(line)));
    vi.mocked(checkContent).mockReturnValue(Array.from({ length: count }, () => problem));
    expect(reportContent()).toBe(count === 0);
    const places = printed.filter((line) => line.startsWith('content/a.md:3  date: wrong\n'));
    expect(places).toHaveLength(count);
    expect(printed.at(-1)).toBe(count > 0 ? `content: ${count} problems` : undefined);
  });
});
