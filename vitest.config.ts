import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';

/**
 * Mutation testing runs every test that a mutant may fail, so it takes the quick ones beside the code
 * that it changes, and those of the JSON Schemas. With all tests of the build it would take ten times
 * as long, and some of them compare checksums of source files.
 */
const mutationTesting = process.env.STRYKER_MUTATOR_WORKER !== undefined;
const folders = mutationTesting
  ? ['lib/content', 'lib/contact', 'server']
  : ['lib', 'server', 'scripts', 'components', 'packages'];
const full = '**/*.full.test.{ts,js}';

/**
 * Marks tests that replace modules. Modules that have been loaded under such a change must not reach
 * tests of other files. Each of these files takes a process of its own, so tests that replace only
 * the clock, a global or an environment variable, and restore it, are not among them: modules read
 * the environment when they are called, not when they are loaded.
 */
const isolating = /\bvi\.(?:mock|doMock|resetModules)\(|\bprocess\.chdir\b/;

const isolated = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name.replaceAll('\\', '/')),
    ),
  )
  .filter((file) => /\.test\.[jt]s$/.test(file))
  .filter((file) => isolating.test(readFileSync(file, 'utf8')));

/**
 * Vitest also resolves the condition `development`, for which the Markdown parser has a build that
 * checks itself and takes a third longer. The site uses the other one.
 */
const conditionsOfTheSite: Plugin = {
  name: 'conditions-of-the-site',
  configResolved({ ssr }) {
    ssr.resolve = { ...ssr.resolve, conditions: ['node'] };
  },
};

/**
 * Unit tests are beside what they test. The projects `unit` and `unit-isolated` run in `npm run check`;
 * `full` holds the tests that compile, start processes or take long (`x.full.test.ts`), which
 * `npm run test:full` runs. Test files of `unit` share modules: loading them anew for each file
 * takes longer than the tests.
 */
export default defineConfig({
  plugins: [conditionsOfTheSite],
  test: {
    // Two cores by default; Vitest would leave one of them idle.
    maxWorkers: 2,
    // Only a test that hangs reaches a limit, also on a slow or busy machine. Mutants make many tests
    // hang.
    testTimeout: mutationTesting ? 5_000 : 120_000,
    hookTimeout: mutationTesting ? 5_000 : 120_000,
    reporters: ['default', './scripts/unit-reporter.ts'],
    setupFiles: mutationTesting ? ['scripts/fresh-modules.ts'] : [],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            ...folders.map((folder) => `${folder}/**/*.test.{ts,js}`),
            'scripts/schemas.test.ts',
          ],
          exclude: [full, ...isolated],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit-isolated', include: isolated, exclude: [full] } },
      ...(mutationTesting
        ? []
        : [{ extends: true as const, test: { name: 'full', include: [full] } }]),
    ],
  },
});
