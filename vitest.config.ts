import { defineConfig } from 'vitest/config';

const folders = '{lib,server,scripts,components,demo-host}';
const full = `${folders}/**/*.full.test.{ts,js}`;

/**
 * Unit tests are beside what they test. The project `unit` runs in `npm run check`; `full` holds
 * the tests that compile, start processes or take long (`x.full.test.ts`), which `npm run
 * test:full` runs.
 */
export default defineConfig({
  test: {
    // Two cores by default; Vitest would leave one of them idle.
    maxWorkers: 2,
    // Only a test that hangs reaches a limit, also on a slow or busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', './scripts/unit-reporter.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: [`${folders}/**/*.test.{ts,js}`], exclude: [full] },
      },
      { extends: true, test: { name: 'full', include: [full] } },
    ],
  },
});
