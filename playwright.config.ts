import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

import { findBrowser } from './scripts/browser';

const port = Number(process.env.PORT || 3100);
const reports = path.join('test-results', 'e2e.json');

/** Browser tests over out/, served by the same service that `npm start` runs. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two cores: a third browser only makes the others slower.
  workers: 2,
  // A retry would hide a race; a flaky test is a defect.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: reports }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium refuses its sandbox to root, which is who builds in most containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node --import tsx server/node.ts',
    url: `http://localhost:${port}/robots.txt`,
    env: {
      PORT: String(port),
      // Fresh each run, so that the tests read their own messages alone.
      DATA_DIR: path.join(tmpdir(), `contact-e2e-${process.pid}`),
      RATE_LIMIT: '1000',
    },
  },
});
