// `npm test`: runs the checks, a build and the browser tests, then prints the number of tests.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const run = (script) =>
  spawnSync('npm', ['run', script], { stdio: 'inherit', shell: process.platform === 'win32' })
    .status === 0;
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

rmSync('test-results', { recursive: true, force: true });
const checked = run('check');
const tested = run('build') && run('e2e');

// Reports of Vitest and of Playwright. A test that passes at the second attempt only has failed.
const unit = read('test-results/unit.json');
const {
  expected = 0,
  unexpected = 0,
  flaky = 0,
  skipped = 0,
} = read('test-results/e2e.json').stats ?? {};
const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = unit;
const failed = numFailedTests + unexpected + flaky;

if (!checked) console.log('npm run check failed.');
if (!tested) console.log('npm run build or npm run e2e failed.');
console.log(
  `${numPassedTests + expected} passed, ${failed} failed, ${numPendingTests + skipped} skipped`,
);
process.exitCode = checked && tested ? 0 : 1;
