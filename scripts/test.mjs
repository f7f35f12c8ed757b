// `npm test`: runs the checks, a build and the browser tests, then prints the number of tests.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const options = { stdio: 'inherit', shell: process.platform === 'win32' };
/** Runs npm scripts side by side. @returns whether each has passed */
const run = (...names) =>
  Promise.all(
    names.map(
      (name) =>
        new Promise((resolve) => {
          spawn('npm', ['run', name], options).on('close', (code) => resolve(code === 0));
        }),
    ),
  );
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

rmSync('test-results', { recursive: true, force: true });
const { scripts } = read('package.json');
const checks = Object.keys(scripts).filter((name) => name.startsWith('check:'));
const [unit] = await run('check:unit');
// A build does not use two cores all the time, so the other checks run beside it.
const [built, ...others] = await run('build', ...checks.filter((name) => name !== 'check:unit'));
const [tested] = built ? await run('e2e') : [false];
const checked = [unit, ...others].every(Boolean);

// Reports of Vitest and of Playwright. A test that passes at the second attempt only has failed.
const {
  expected = 0,
  unexpected = 0,
  flaky = 0,
  skipped = 0,
} = read('test-results/e2e.json').stats ?? {};
const {
  numPassedTests = 0,
  numFailedTests = 0,
  numPendingTests = 0,
} = read('test-results/unit.json');
const failed = numFailedTests + unexpected + flaky;

if (!checked) console.log('npm run check failed.');
if (!tested) console.log('npm run build or npm run e2e failed.');
console.log(
  `${numPassedTests + expected} passed, ${failed} failed, ${numPendingTests + skipped} skipped`,
);
process.exitCode = checked && tested ? 0 : 1;
