// `npm test`: runs the checks beside a build, then the tests of the build, and prints their number.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const run = (script, ...args) =>
  new Promise((resolve) => {
    const shell = process.platform === 'win32';
    const child = spawn('npm', ['run', script, '--', ...args], { stdio: 'inherit', shell });
    child.on('error', () => resolve(false)).on('exit', (code) => resolve(code === 0));
  });
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

rmSync('test-results', { recursive: true, force: true });
// The checks need no build. Browser tests come after both: beside the checks they would be slow.
const [checked, built] = await Promise.all([run('check'), run('build', '--if-changed')]);
const results = built ? await Promise.all([run('e2e'), run('test:export')]) : [false];
const tested = results.every(Boolean);

// Reports of Vitest and of Playwright. A test that passes at the second attempt only has failed.
const reports = ['unit', 'export'].map((name) => read(`test-results/${name}.json`));
const sum = (name) => reports.reduce((total, report) => total + (report[name] ?? 0), 0);
const browsers = read('test-results/e2e.json');
const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = browsers.stats ?? {};
const engines = browsers.config?.projects.map(({ name }) => name).join(', ');
const passed = sum('numPassedTests') + expected;
const failed = sum('numFailedTests') + unexpected + flaky;

if (!checked) console.log('npm run check failed.');
if (!tested) console.log('npm run build, npm run e2e or npm run test:export failed.');
console.log(
  `${passed} passed, ${failed} failed, ${sum('numPendingTests') + skipped} skipped (in ${engines ?? 'no browser'})`,
);
process.exitCode = checked && tested ? 0 : 1;
