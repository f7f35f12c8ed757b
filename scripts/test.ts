import { existsSync, readFileSync, rmSync } from 'node:fs';

import { ensureBrowser } from './browser';
import { build } from './build';
import { check } from './check';
import { checkEdit } from './check-edit';
import { e2e } from './e2e';
import { inOrder, step } from './steps';

interface Counts {
  passed: number;
  failed: number;
}

rmSync('test-results', { recursive: true, force: true });
const good = await inOrder([
  () => step('Browser', ensureBrowser),
  () => step('Checks and unit tests', check),
  () => step('Build', () => build({ fresh: true })),
  () => step('An edit and back', checkEdit),
  () => step('Browser tests', e2e),
]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return false;
});

const unit = countUnit();
const browser = countBrowser();
console.log(`\nunit tests: ${unit.passed} passed, ${unit.failed} failed`);
console.log(`browser tests: ${browser.passed} passed, ${browser.failed} failed`);
console.log(`${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`);
// A run in which nothing ran has proven nothing.
process.exitCode = good && unit.passed > 0 && browser.passed > 0 ? 0 : 1;

function countUnit(): Counts {
  const report = read('test-results/unit.json');
  return {
    passed: Number(report?.numPassedTests ?? 0),
    failed: Number(report?.numFailedTests ?? 0),
  };
}

function countBrowser(): Counts {
  const stats = read('test-results/e2e.json')?.stats as Record<string, number> | undefined;
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}

function read(file: string): Record<string, unknown> | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
