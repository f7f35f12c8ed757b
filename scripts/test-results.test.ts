import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';
import { failedSteps, skippedSteps } from './steps';
import { browserCounts, finish, printedCounts, sum, summary, unitCounts } from './test-results';

const file = (content: unknown) =>
  path.join(tempProject({ 'report.json': JSON.stringify(content) }), 'report.json');

const none = { passed: 0, failed: 0, skipped: [] };
const passed = (count: number) => ({ ...none, passed: count });

afterEach(() => {
  skippedSteps.length = 0;
  failedSteps.length = 0;
  vi.restoreAllMocks();
});

describe('browserCounts', () => {
  it('counts flaky tests and errors outside of tests as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 0 };
    expect(browserCounts(file({ stats, suites: [], errors: [{}] }))).toEqual({
      passed: 5,
      failed: 4,
      skipped: [],
    });
  });

  it('reads the reason of each skipped test, in suites of any depth', () => {
    const skippedTest = (annotations: unknown[]) => [{ status: 'skipped', annotations }];
    const report = {
      stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 2 },
      suites: [
        {
          title: 'menu.spec.ts',
          file: 'menu.spec.ts',
          specs: [
            { title: 'opens', tests: [{ status: 'expected', annotations: [] }] },
            { title: 'closes', tests: skippedTest([{ type: 'skip', description: 'no menu' }]) },
          ],
          suites: [
            {
              title: 'inner',
              file: 'menu.spec.ts',
              specs: [{ title: 'waits', tests: skippedTest([]) }],
            },
          ],
        },
      ],
    };
    expect(browserCounts(file(report)).skipped).toEqual([
      { name: 'menu.spec.ts: closes', reason: 'no menu' },
      { name: 'menu.spec.ts: waits', reason: 'no reason given' },
    ]);
  });
});

it.each([unitCounts, browserCounts])('counts nothing where there is no report', (read) => {
  expect(read('no-such-report')).toEqual(none);
});

describe('printedCounts', () => {
  it('reads the last line', () => {
    const printed = 'Firefox\n1 passed, 1 failed, 0 skipped\n7 passed, 2 failed, 1 skipped\n';
    expect(printedCounts('engines', printed)).toEqual({
      passed: 7,
      failed: 2,
      skipped: [{ name: 'engines', reason: 'see the output of "engines"' }],
    });
  });

  it('counts nothing without such a line', () => {
    expect(printedCounts('engines', 'Error: no display')).toEqual(none);
  });
});

describe('summary', () => {
  it('ends with the total, after every reason for skipping', () => {
    const unit = { passed: 10, failed: 1, skipped: ['a', 'b', 'c', 'd', 'e'].map(noNginx) };
    const browser = { passed: 3, failed: 0, skipped: [{ name: 'menu', reason: 'no menu' }] };
    const steps = [{ name: 'Audit', reason: 'no registry' }];
    const groups = [
      ['unit tests', unit],
      ['browser tests', browser],
    ] as const;
    expect(summary(groups, steps)).toEqual([
      'unit tests: 10 passed, 1 failed, 5 skipped',
      'browser tests: 3 passed, 0 failed, 1 skipped',
      'skipped: nginx is not installed',
      '  a',
      '  b',
      '  c',
      '  and 2 more',
      'skipped: no menu',
      '  menu',
      'skipped: no registry',
      '  Audit',
      '13 passed, 1 failed, 7 skipped',
    ]);
    expect(sum([unit, browser])).toMatchObject({ passed: 13, failed: 1 });
  });

  const noNginx = (name: string) => ({ name, reason: 'nginx is not installed' });
});

describe('finish', () => {
  it.each([
    { name: 'all passed', counts: [passed(2), passed(1)], failing: [], code: 0 },
    { name: 'a test failed', counts: [{ ...passed(2), failed: 1 }], failing: [], code: 1 },
    { name: 'a group is empty', counts: [passed(2), none], failing: [], code: 1 },
    { name: 'a step failed', counts: [passed(2)], failing: ['Types'], code: 1 },
  ])('sets the exit code to $code when $name', ({ counts, failing, code }) => {
    const before = process.exitCode;
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((text) => void lines.push(text));
    failedSteps.push(...failing);
    finish(
      performance.now(),
      counts.map((each, index) => [`group ${index}`, each] as const),
    );
    expect(process.exitCode).toBe(code);
    process.exitCode = before;
    expect(lines.at(-1)).toMatch(/^\d+ passed, \d+ failed, 0 skipped$/);
    for (const name of failing) expect(lines).toContain(`failed: ${name}`);
  });
});
