import { rmSync } from 'node:fs';

import { ensureBrowser } from './browser';
import { check } from './check';
import { e2e } from './e2e';
import { inOrder, runCommand, step } from './steps';
import { browserCounts, finish, unitCounts } from './test-results';

/** What is in the cache is not made again. A clean clone and `npm run test:full` have no cache. */
async function build(): Promise<boolean> {
  const args = ['scripts/run.mjs', 'build'];
  return (await runCommand(process.execPath, args, { output: 'at end' })).good;
}

const started = performance.now();
rmSync('test-results', { recursive: true, force: true });
if (await step('Browser', ensureBrowser)) {
  // The checks run beside the rest, because neither keeps two cores busy, and because one run shows
  // all mistakes. With one process of unit tests, because the browser tests wait for the build.
  await Promise.all([
    step('Checks and unit tests', () => check({ workers: 1 })),
    inOrder([() => step('Build', build), () => step('Browser tests', e2e)]),
  ]);
}

finish(started, [
  ['unit tests', unitCounts('unit', 'unit-isolated')],
  ['browser tests', browserCounts('test-results/e2e.json')],
]);
