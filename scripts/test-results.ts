import { existsSync, readFileSync } from 'node:fs';

import { failedSteps, type Skipped, skippedSteps } from './steps';

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: Skipped[];
}

/** The part of Playwright's JSON report that this module uses. */
interface BrowserReport {
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: Suite[];
  /** Errors outside of tests, e.g. a server that does not start. */
  errors?: unknown[];
}
interface Suite {
  title: string;
  file?: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string; annotations: Annotation[] }[] }[];
}
interface Annotation {
  type: string;
  description?: string;
}

const none: TestCounts = { passed: 0, failed: 0, skipped: [] };

/**
 * Reads the counts that UnitReporter wrote for some projects of Vitest. A missing file counts as no
 * tests.
 */
export const unitCounts = (...projects: string[]): TestCounts =>
  sum(projects.map((project) => read<TestCounts>(`test-results/${project}.json`) ?? none));

/** Reads a JSON report of Playwright. A flaky test counts as failed. */
export function browserCounts(file: string): TestCounts {
  const report = read<BrowserReport>(file);
  if (!report?.stats) return none;
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + (report.errors?.length ?? 0),
    skipped: (report.suites ?? []).flatMap(skippedIn),
  };
}

function skippedIn({ title, file = title, specs = [], suites = [] }: Suite): Skipped[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => ({
        name: `${file}: ${spec.title}`,
        reason:
          annotations.find(({ description }) => description)?.description ?? 'no reason given',
      })),
  );
  return [...own, ...suites.flatMap((suite) => skippedIn({ file, ...suite }))];
}

/** Parses the last line of a program that prints `N passed, N failed, N skipped`. */
export function printedCounts(name: string, output: string): TestCounts {
  const line = output.trimEnd().split('\n').at(-1) ?? '';
  const found = /^(\d+) passed, (\d+) failed, (\d+) skipped$/.exec(line);
  if (!found) return none;
  const [passed = 0, failed = 0, skipped = 0] = found.slice(1).map(Number);
  const reason = `see the output of "${name}"`;
  return { passed, failed, skipped: Array.from({ length: skipped }, () => ({ name, reason })) };
}

/** Adds up counts of several groups. */
export function sum(counts: readonly TestCounts[]): TestCounts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    skipped: counts.flatMap(({ skipped }) => skipped),
  };
}

/**
 * Prints the final lines of a test run and sets the exit code.
 *
 * @param started - `performance.now()` at the start
 * @param groups - name and counts of each kind of test; a group in which no test ran fails the run
 */
export function finish(started: number, groups: readonly (readonly [string, TestCounts])[]): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const empty = groups.filter(([, counts]) => counts.passed === 0).map(([name]) => name);
  console.log(`\nTotal: ${seconds} s`);
  for (const text of summary(groups, skippedSteps)) console.log(text);
  const good = failedSteps.length === 0 && empty.length === 0;
  process.exitCode = good && sum(groups.map(([, counts]) => counts)).failed === 0 ? 0 : 1;
}

/**
 * Formats a line per group, each failed step, each reason for skipping with the skipped tests, and
 * the total as the last line.
 *
 * @param steps - skipped steps, which count as one skipped test each
 */
export function summary(
  groups: readonly (readonly [string, TestCounts])[],
  steps: readonly Skipped[],
): string[] {
  const total = sum([...groups.map(([, counts]) => counts), { ...none, skipped: [...steps] }]);
  const reasons = [...new Set(total.skipped.map(({ reason }) => reason))];
  return [
    ...groups.map(([name, counts]) => `${name}: ${line(counts)}`),
    ...reasons.flatMap((reason) => {
      const names = total.skipped.filter((each) => each.reason === reason).map(({ name }) => name);
      const more = names.length > 3 ? [`  and ${names.length - 3} more`] : [];
      return [`skipped: ${reason}`, ...names.slice(0, 3).map((name) => `  ${name}`), ...more];
    }),
    ...failedSteps.map((name) => `failed: ${name}`),
    line(total),
  ];
}

const line = ({ passed, failed, skipped }: TestCounts) =>
  `${passed} passed, ${failed} failed, ${skipped.length} skipped`;

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
