// `npm test`: runs the checks beside a build, then the browser tests, and prints the number of tests.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const run = (script) =>
  new Promise((resolve) => {
    const shell = process.platform === 'win32';
    const child = spawn('npm', ['run', script], { stdio: 'inherit', shell });
    child.on('error', () => resolve(false)).on('exit', (code) => resolve(code === 0));
  });
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

rmSync('test-results', { recursive: true, force: true });
// The checks need no build. Browser tests come after both: beside the checks they would be slow.
const [checked, built] = await Promise.all([run('check'), run('build')]);
const tested = built && (await run('e2e'));

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
