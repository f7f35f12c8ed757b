import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

import type { Options } from './e2e/support/test';
import { findBrowser } from './scripts/browser';

const port = Number(process.env.PORT || 3100);
// Workers read this file too: the first process chooses the folder, and they inherit it.
process.env.DATA_DIR ??= path.join(tmpdir(), `contact-e2e-${process.pid}`);

const reports = path.join('test-results', 'e2e.json');

/**
 * What runs:
 *
 * - `npm test` and `npm run e2e`: every test without the tag `@full`, with scripts that wait for the
 *   visitor, and the tests with the tag `@both` a second time with scripts that start at once. A test
 *   has this tag if the order of its events depends on when scripts start.
 * - `FULL=1 npm run e2e` and `npm run test:full`: the tests with the tag `@full` too (axe on every
 *   page in both schemes, wide and narrow), and every test of behavior with both timings.
 */
const full = process.env.FULL === '1';

/** The tests of what pages do, not of what they are. */
const behavior =
  /\/(ages|blog|carousel|contact(?!-service|-shutdown)|demo|editor|film|menu|overlay|paper-filter|phone-menu|route-changes|scheme|shell|sign-in|ticker)[\w-]*\.spec/;

/** Browser tests over out/, served by the same service that `npm start` runs. */
export default defineConfig<Options>({
  testDir: 'e2e',
  // Emptied at every start, so it must not be where the unit tests have reported.
  outputDir: 'test-results/e2e',
  // The same pictures on every system: the tolerance covers how each smooths its letters.
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  // A missing picture is a failure: npm run e2e -- look --update-snapshots.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Browser tests wait a lot, so a third worker uses what two leave idle on two cores.
  workers: 3,
  // A retry would hide a race; a flaky test is a defect.
  retries: 0,
  // Limits for a test that hangs, far above what a slow machine needs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: reports }]],
  grepInvert: full ? undefined : /@full/,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium refuses its sandbox to root, which is who builds in most containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    // A trace costs a fifth of the time; a failure can be run again with --trace on.
    trace: 'off',
  },
  projects: [
    { name: 'scripts on intent' },
    // Some hosts switch the waiting off (SCRIPTS_START=load), and a quick visitor outruns it.
    {
      name: 'scripts at once',
      use: { scripts: 'at once' },
      testMatch: behavior,
      grep: full ? undefined : /@both/,
    },
  ],
  webServer: {
    command: 'node --import tsx server/node.ts',
    url: `http://localhost:${port}/robots.txt`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.DATA_DIR,
      RATE_LIMIT: '1000',
    },
    // A slow machine may take longer than the default minute.
    timeout: 180_000,
  },
});
