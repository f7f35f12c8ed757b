// `npm test`: runs a build and then its tests, with the checks beside them, and prints their number.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';

/** @param priority - 0 is normal, 19 the lowest; its own processes inherit it */
const run = (script, args = [], priority = 0) =>
  new Promise((resolve) => {
    const shell = process.platform === 'win32';
    const child = spawn('npm', ['run', script, '--', ...args], { stdio: 'inherit', shell });
    child.on('error', () => resolve(false)).on('exit', (code) => resolve(code === 0));
    if (child.pid && priority > 0) setPriority(child.pid, priority);
  });
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

rmSync('test-results', { recursive: true, force: true });
// The checks need no build, so they take what processor time it and its tests leave, and a bit more,
// because a test of theirs that hardly runs would reach its limits.
const checks = run('check', [], 5);
const built = await run('build', ['--if-changed']);
const results = built ? await Promise.all([run('e2e'), run('test:export')]) : [false];
const tested = results.every(Boolean);
const checked = await checks;

// Reports of Vitest and of Playwright. A test that passes at the second attempt only has failed.
const reports = ['unit', 'export'].map((name) => read(`test-results/${name}.json`));
const sum = (name) => reports.reduce((total, report) => total + (report[name] ?? 0), 0);
const browsers = read('test-results/e2e.json');
const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = browsers.stats ?? {};
const engines = browsers.config?.projects.map(({ name }) => name).join(', ');
const passed = sum('numPassedTests') + expected;
const failed = sum('numFailedTests') + unexpected + flaky;

// In the last line, because what fails outside of a test (a lint rule, a file without tests) is not counted.
const broken = [
  ...(checked ? [] : ['npm run check']),
  ...(tested ? [] : ['npm run build, npm run e2e or npm run test:export']),
];
console.log(
  `${passed} passed, ${failed} failed, ${sum('numPendingTests') + skipped} skipped (in ${engines ?? 'no browser'})`,
  ...broken.map((command) => `— ${command} failed`),
);
process.exitCode = checked && tested ? 0 : 1;
