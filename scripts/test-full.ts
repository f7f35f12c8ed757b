import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { ensureBrowser } from './browser';
import { check } from './check';
import { checkEdit } from './check-edit';
import { e2e } from './e2e';
import { productionInstall } from './production-install';
import { every, inOrder, runCommand, runPackage, step } from './steps';
import { browserCounts, finish, printedCounts, type TestCounts, unitCounts } from './test-results';

/** A line of the final summary. */
type Group = readonly [name: string, counts: TestCounts];

const { values, positionals } = parseArgs({
  options: { shard: { type: 'string' } },
  allowPositionals: true,
});
const shard = values.shard ? [`--shard=${values.shard}`] : [];

const build = (env: Record<string, string> = {}) =>
  runPackage('tsx', ['scripts/build.ts', '--fresh'], env);

/** Builds an export with its own settings and runs browser tests on it. */
async function exportAndTest(
  name: string,
  env: Record<string, string>,
  tests: readonly string[],
  testEnv: Record<string, string> = {},
): Promise<Group[]> {
  const report = 'test-results/e2e.json';
  rmSync(report, { force: true });
  await inOrder([
    () => step(`${name}: build`, () => build(env)),
    () => step(`${name}: browser tests`, () => e2e(tests, testEnv)),
  ]);
  return [[`${name}: browser tests`, browserCounts(report)]];
}

/** Parts of the full test, by name. */
const parts: Record<string, () => Promise<readonly Group[]>> = {
  async check() {
    await every([
      () => step('Checks and unit tests', check),
      () => step('Types of the full test', () => runPackage('tsc', ['-p', 'packages/full-test'])),
    ]);
    return [['unit tests', unitCounts('unit', 'unit-isolated')]];
  },
  async slow() {
    await step('Slow unit tests', () => runPackage('vitest', ['run', '--project', 'full']));
    return [['slow unit tests', unitCounts('full')]];
  },
  browser: () => exportAndTest('Every combination', {}, shard, { FULL: '1' }),
  async edit() {
    await inOrder([
      () => step('Build', build),
      () => step('Edited and restored content gives the same export', checkEdit),
    ]);
    return [];
  },
  'without-browser': () =>
    exportAndTest('Build without a browser', { CHROME_PATH: 'none' }, ['links']),
  // Pages that start their scripts themselves do so in each project: one is enough.
  'scripts-at-load': () =>
    exportAndTest(
      'Scripts at load',
      { SCRIPTS_START: 'load' },
      ['--grep=@both|@timing', '--project=scripts at once'],
      { FULL: '1' },
    ),
  plain: () =>
    exportAndTest('Pages as exported', { FINISH: 'off' }, ['plain', 'every-page', 'links'], {
      FINISH: 'off',
    }),
  async engines() {
    const name = 'Firefox and WebKit';
    let printed = '';
    await inOrder([
      () => step(`${name}: build`, build),
      () =>
        step(name, async () => {
          const args = ['--import', 'tsx', 'packages/full-test/src/engines.ts'];
          const result = await runCommand(process.execPath, args, { output: 'at end' });
          printed = result.printed;
          return result.good;
        }),
    ]);
    return [[name, printedCounts(name, printed)]];
  },
  async production() {
    await step('Build with production dependencies only', productionInstall);
    return [];
  },
  async mutation() {
    await step('Mutation tests', () =>
      runPackage('stryker', ['run'], values.shard ? { SHARD: values.shard } : {}),
    );
    return [];
  },
};

const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
const started = performance.now();
rmSync('test-results', { recursive: true, force: true });
const groups: Group[] = [];
if (await step('Browser', ensureBrowser)) {
  for (const [name, run] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    groups.push(...(await run()));
  }
}
finish(started, groups);
