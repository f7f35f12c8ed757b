import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

import type { TestCounts } from './test-results';

const folder = 'test-results';

/**
 * Writes counts to test-results/<project>.json. Vitest's own JSON report lacks the reasons of
 * skipped tests and files that could not be loaded. Vitest requires a default export.
 */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    mkdirSync(folder, { recursive: true });
    for (const project of new Set(modules.map((module) => module.project.name))) {
      const ran = modules.filter((module) => module.project.name === project);
      writeFileSync(path.join(folder, `${project}.json`), JSON.stringify(countTests(ran)));
    }
  }
}

/** Counts tests. A file that fails outside of its tests (e.g. on import) counts as one failure. */
export function countTests(modules: readonly TestModule[]): TestCounts {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const count = (state: string) => tests.filter((test) => test.result().state === state).length;
  const broken = modules.filter((module) => module.errors().length > 0).length;
  return {
    passed: count('passed'),
    failed: count('failed') + broken,
    skipped: tests
      .filter((test) => ['skipped', 'pending'].includes(test.result().state))
      .map((test) => ({
        name: `${test.module.relativeModuleId}: ${test.fullName}`,
        reason: reasonOf(test),
      })),
  };
}

/** The reason, from `context.skip(reason)` or from a title such as `name (skipped: reason)`. */
function reasonOf(test: TestCase): string {
  const result = test.result();
  const note = result.state === 'skipped' ? result.note : undefined;
  return note ?? /\(skipped: (.+?)\)/.exec(test.fullName)?.[1] ?? 'no reason given';
}
