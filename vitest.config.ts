import { defineConfig } from 'vitest/config';

/** Tests of what is rare and takes long: crashes, a full disk, the preview, commands, Workers. */
const slow = [
  'server/crash.test.ts',
  'server/full-disk.test.ts',
  'scripts/dev.test.ts',
  'scripts/build/rebuild.test.ts',
  'scripts/help.test.ts',
];

/** Unit tests expect addresses of a site at the root of its host, also where the site is below a path. */
const rootOfHost = { SITE_URL: '', CONTACT_ENDPOINT: '' };

/**
 * Unit tests are beside what they test; `.test.tsx` renders components into a DOM. The tests of
 * `export` read out/, which a build has to write before.
 */
export default defineConfig({
  test: {
    // Files of a worker share modules: loading them again for each file takes most of the time.
    isolate: false,
    // Vitest leaves a core free for the terminal, so on two cores it would use one.
    maxWorkers: '100%',
    setupFiles: ['lib/test-setup.ts'],
    // Only a test that hangs reaches a limit, also on a slow or busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{components,lib,packages,scripts,server}/**/*.test.{ts,js}'],
          exclude: slow,
          env: rootOfHost,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['components/**/*.test.tsx'],
          environment: 'happy-dom',
          env: rootOfHost,
          setupFiles: ['components/test-setup.ts'],
        },
      },
      { extends: true, test: { name: 'export', include: ['e2e/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'slow',
          include: [...slow, 'server/hosts.test.ts'],
          env: { TESTED_HOST: 'Workers' },
        },
      },
    ],
  },
});
