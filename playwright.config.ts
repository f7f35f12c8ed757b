import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser';
import { noMail } from './server/testing/no-mail';

const port = Number(process.env.PORT || 3100);
// Workers load this file too. The first process chooses the folder and the workers inherit it.
process.env.DATA_DIR ??= path.join(tmpdir(), `contact-e2e-${process.pid}`);

/** The flows that every engine is tested with. */
const everyEngine = /\/engines\.spec/;
/** Ways to lose a text in the post editor. WebKitGTK's driver does not see its form after a reload. */
const editorFlows = /\/editor-engines\.spec/;

/** Browser tests on out/, served by the same service as `npm start`. */
export default defineConfig({
  testDir: 'e2e',
  // Tests of out/ that need no browser are in .test.ts files, for Vitest.
  testMatch: '*.spec.ts',
  // Emptied at every start, so it must differ from the report folder of the unit tests.
  outputDir: 'test-results/e2e',
  // The pictures are the same on every system. The tolerance covers differences in font smoothing.
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  // A missing picture is a failure. To write pictures: npm run e2e -- look --update-snapshots.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Browser tests sometimes wait, so a third worker uses the idle time of the other two on two cores.
  workers: 3,
  // A retry would hide a race condition.
  retries: 0,
  // Limit for a test that hangs, far above what a slow machine needs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // Without entry animations, whose frames take a third of the processor time of a page. Files in
    // which motion is the subject allow it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // First, because all tests of an engine are one long task: in one worker, so its browser starts once.
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      use: { browserName },
      testMatch: browserName === 'firefox' ? [everyEngine, editorFlows] : everyEngine,
      workers: 1,
    })),
    {
      name: 'chromium',
      use: {
        // Tests that want the same options share a context, whose storage is emptied in between. Its
        // cache of files and of compiled scripts stays, so a page loads in half of the time.
        reuseContext: true,
        launchOptions: {
          executablePath: findBrowser(),
          // Widths of letters as on screens of high resolution. The headless shell rounds them to whole
          // pixels, which no fallback font can match (docs/decisions/0059).
          // Optimizing scripts costs more than it saves on pages that are open for a second.
          args: ['--font-render-hinting=none', '--js-flags=--no-opt --no-maglev'],
        },
      },
    },
  ],
  webServer: {
    command: 'node --import tsx server/node.ts',
    url: `http://localhost:${port}/robots.txt`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.DATA_DIR,
      RATE_LIMIT: '1000',
      ...noMail,
    },
    timeout: 180_000,
  },
});
