import { expect, it } from 'vitest';
import type { TestModule } from 'vitest/node';

import { countTests } from './unit-reporter';

interface Result {
  name: string;
  state: string;
  note?: string;
}

/** Minimal mock of a Vitest module with these results. */
function module(results: Result[], errors: unknown[] = []): TestModule {
  const tests = results.map(({ name, ...result }) => ({
    fullName: name,
    module: { relativeModuleId: 'lib/a.test.ts' },
    result: () => result,
  }));
  return { errors: () => errors, children: { allTests: () => tests } } as never;
}

it('counts tests of all modules by result', () => {
  const one = module([
    { name: 'a', state: 'passed' },
    { name: 'b', state: 'failed' },
  ]);
  expect(countTests([one, one])).toEqual({ passed: 2, failed: 2, skipped: [] });
});

it('counts a module that could not be loaded as a failure', () => {
  expect(countTests([module([], [new Error('no such file')])])).toMatchObject({ failed: 1 });
});

it('gives the reason of a skipped test: a note, or the title', () => {
  const skipped = module([
    { name: 'a', state: 'skipped', note: 'only root can mount' },
    { name: 'nginx (skipped: nginx is not installed) > b', state: 'skipped' },
    { name: 'c', state: 'skipped' },
  ]);
  expect(countTests([skipped]).skipped).toEqual([
    { name: 'lib/a.test.ts: a', reason: 'only root can mount' },
    {
      name: 'lib/a.test.ts: nginx (skipped: nginx is not installed) > b',
      reason: 'nginx is not installed',
    },
    { name: 'lib/a.test.ts: c', reason: 'no reason given' },
  ]);
});
