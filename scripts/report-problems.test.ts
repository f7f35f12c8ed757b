import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { formatProblem } from '#lib/content/problem';
import { reportProblems } from './report-problems';

const problem = {
  file: 'content/a, b.md',
  line: 3,
  field: 'series.name',
  message: '"50%" is not valid',
  fix: 'did you mean "5%"?',
};
const { isTTY } = process.stderr;

/** What is printed on a terminal, or into a file. */
function printed(terminal: boolean) {
  Object.defineProperty(process.stderr, 'isTTY', { configurable: true, value: terminal });
  // Only the stream of a terminal has this method; its answer depends on NO_COLOR.
  Object.assign(process.stderr, { hasColors: () => process.env.NO_COLOR === undefined });
  expect(reportProblems('content', [problem])).toBe(false);
  const text = String(vi.mocked(console.error).mock.calls[0]?.[0]);
  return { text, log: vi.mocked(console.log).mock.calls.flat() };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.stubEnv('GITHUB_ACTIONS', undefined);
  vi.stubEnv('NO_COLOR', undefined);
});
afterEach(() => {
  Object.defineProperty(process.stderr, 'isTTY', { configurable: true, value: isTTY });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('reportProblems', () => {
  it('prints nothing without problems', () => {
    expect(reportProblems('content', [])).toBe(true);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('colors the place, the field, the message and the fix on a terminal', () => {
    const { text, log } = printed(true);
    expect(text).toContain('\u001b[36mcontent/a, b.md:3\u001b[39m  \u001b[1mseries.name\u001b[22m');
    expect(text).toContain('\u001b[31m"50%" is not valid\u001b[39m');
    expect(text).toContain('\u001b[32mdid you mean "5%"?\u001b[39m');
    expect(stripVTControlCharacters(text)).toBe(`${formatProblem(problem)}\n`);
    expect(log).toEqual([]);
  });

  it('uses no colors in a file or with NO_COLOR', () => {
    expect(printed(false).text).toBe(`${formatProblem(problem)}\n`);
    expect(console.error).toHaveBeenLastCalledWith('content: 1 problems');
    vi.mocked(console.error).mockClear();
    vi.stubEnv('NO_COLOR', '1');
    expect(printed(true).text).toBe(`${formatProblem(problem)}\n`);
  });

  // Workflow commands of GitHub Actions: %, line ends, and in properties also : and , are encoded.
  it('annotates the line in GitHub Actions', () => {
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    expect(printed(false).log).toEqual([
      '::error file=content/a%2C b.md,line=3,title=series.name::"50%25" is not valid%0AFix: did you mean "5%25"?',
    ]);
  });
});
