import { readdirSync } from 'node:fs';

const folders = ['lib/content', 'lib/contact', 'server'];
const notCode = /\.test\.ts$|\/(?:fixtures|testing)\//;

const code = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => file.endsWith('.ts') && !notCode.test(file))
  .sort();

// SHARD=2/4 takes every fourth file from the second on: large files of a folder are neighbors.
const [shard, shards] = (process.env.SHARD ?? '1/1').split('/').map(Number);

// Mutation testing of what must not lose an editor's text or a visitor's message. vitest.config.ts
// says which tests run.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // A file that does not exist: Stryker would rewrite tsconfig.json with functions that TypeScript 7
  // lacks.
  tsconfigFile: 'none',
  vitest: { configFile: 'vitest.config.ts', related: true },
  mutate: code.filter((_, index) => index % shards === shard - 1),
  ignorePatterns: ['out', 'e2e', 'test-results', 'reports'],
  coverageAnalysis: 'perTest',
  thresholds: { high: 90, low: 80, break: 80 },
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  clearTextReporter: { allowColor: false, reportTests: false },
  concurrency: 2,
  // A mutant that loops forever. One that waits for an event reaches the limit of Vitest before.
  timeoutMS: 15_000,
  tempDirName: '.stryker',
};
