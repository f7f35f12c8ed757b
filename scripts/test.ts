import { rmSync } from 'node:fs';

import { ensureBrowser } from './browser';
import { check } from './check';
import { e2e } from './e2e';
import { inOrder, runPackage, step } from './steps';
import { browserCounts, finish, unitCounts } from './test-results';

const started = performance.now();
rmSync('test-results', { recursive: true, force: true });
await inOrder([
  () => step('Browser', ensureBrowser),
  async () => {
    // Run both concurrently: each leaves a core idle at times.
    const results = await Promise.all([
      step('Build', () => runPackage('tsx', ['scripts/build.ts', '--fresh'], {}, 'at end')),
      step('Checks and unit tests', check),
    ]);
    return results.every(Boolean);
  },
  () => step('Browser tests', e2e),
]);

finish(started, [
  ['unit tests', unitCounts('unit', 'unit-isolated')],
  ['browser tests', browserCounts('test-results/e2e.json')],
]);
