import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

import type { Options } from './e2e/support/test';
import { findBrowser } from './scripts/browser';

const port = Number(process.env.PORT || 3100);
// Workers load this file too. The first process chooses the folder and the workers inherit it.
process.env.DATA_DIR ??= path.join(tmpdir(), `contact-e2e-${process.pid}`);

const reports = path.join('test-results', 'e2e.json');

/**
 * Which tests run:
 *
 * - `npm test` and `npm run e2e`: every test without the tag `@full`, with scripts that wait for
 * the visitor. Tests with the tag `@both` run again with scripts that start at once; a test has
 * this tag if the order of its events depends on when scripts start. Those with the tag `@timing`
 * depend on it too, and run again in `npm run test:full` only.
 * - `FULL=1 npm run e2e` and `npm run test:full`: also the tests with the tag `@full` (further cases
 * of a feature, axe on every page in both color schemes, wide and narrow), and every behavior test
 * with both timings. docs/decisions/0060 says which test has the tag.
 */
const full = process.env.FULL === '1';

/** Whether out/ was built with FINISH=off, for which the tests with the tag `@plain` are. */
const plain = process.env.FINISH === 'off';

/** Files that test behavior rather than static content. */
const behavior =
  /\/(ages|blog|carousel|contact(?!-service|-shutdown)|demo|editor|film|menu|overlay|paper-filter|phone-menu|route-changes|scheme|shell|sign-in|ticker)[\w-]*\.spec/;

/** Browser tests on out/, served by the same service as `npm start`. */
export default defineConfig<Options>({
  testDir: 'e2e',
  // Emptied at every start, so it must differ from the report folder of the unit tests.
  outputDir: 'test-results/e2e',
  // The pictures are the same on every system. The tolerance covers differences in font smoothing.
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  // A missing picture is a failure. To write pictures: npm run e2e -- look --update-snapshots.
  updateSnapshots: 'none',
  // The tests of a file share a worker, and with it what they import, parse and have cached.
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // Browser tests mostly wait, so a third worker uses the idle time of the other two on two cores.
  workers: 3,
  // A retry would hide a race condition; a flaky test is a defect.
  retries: 0,
  // Limit for a test that hangs, far above what a slow machine needs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: reports }]],
  grepInvert: [...(full ? [] : [/@full/]), ...(plain ? [] : [/@plain/])],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium does not run its sandbox as root, the user of most build containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    // Without entry animations, whose frames take a third of the processor time of a page. Files in
    // which motion is the subject allow it.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing takes a fifth of the time. To trace a failure, run it again with --trace on.
    trace: 'off',
  },
  projects: [
    { name: 'scripts on intent' },
    // Some hosts disable the waiting (SCRIPTS_START=load), and a fast visitor acts before the wait
    // ends.
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
