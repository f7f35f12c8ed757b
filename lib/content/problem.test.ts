import { describe, expect, it } from 'vitest';

import { ContentError, formatProblem } from './problem';

const problem = {
  file: 'content/blog/first.md',
  line: 3,
  field: 'date',
  message: '"2024-02-30" is not valid',
  fix: 'check the day',
};

describe('formatProblem', () => {
  it('starts with a place that a terminal turns into a link', () => {
    expect(formatProblem(problem)).toBe(
      'content/blog/first.md:3  date: "2024-02-30" is not valid\n    Fix: check the day',
    );
  });
});

describe('ContentError', () => {
  it.each([
    [[problem], 'The content has a mistake:'],
    [[problem, { ...problem, line: 9 }], 'The content has 2 mistakes:'],
  ])('carries every problem (%#)', (problems, start) => {
    const error = new ContentError(problems);
    expect(error.message.startsWith(start)).toBe(true);
    for (const each of problems) expect(error.message).toContain(formatProblem(each));
    expect(error.problems).toEqual(problems);
  });
});
