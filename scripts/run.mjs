// Starts a task: `node scripts/run.mjs <task> [arguments]`. Uses Node without dependencies, because it
// installs them in a fresh clone.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { bundle, bundleFolder } from './bundle.mjs';
import { missingPackages, workspacesOf } from './missing-packages.mjs';

/** Tasks of the packages. The file of any other task is scripts/<task>.ts. */
const packageTasks = {
  engines: 'packages/full-test/src/engines.ts',
  film: 'packages/film/src/main.ts',
  motifs: 'packages/thread-art/scripts/motifs.ts',
};

/**
 * Tasks that start as one bundled file. tsx resolves and converts each module on its own, which
 * takes longer than these tasks may.
 */
const bundled = new Set(['build', 'content-checks']);

/** Tasks that use the packages of packages/full-test. Other tasks do not wait for them. */
const withFullTest = new Set(['test-full', 'bench', 'engines']);

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [task, ...args] = process.argv.slice(2);
process.chdir(root);
process.env.NEXT_TELEMETRY_DISABLED = '1';

requireNode(20, 9);
installMissing();

const file = packageTasks[task] ?? `scripts/${task}.ts`;
const program = bundled.has(task) ? [bundle(file, bundleFolder)] : ['--import', 'tsx', file];
const child = spawn(process.execPath, [...program, ...args], { stdio: 'inherit' });
// A terminal sends Ctrl+C to both processes; a supervisor signals only this one.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});

function requireNode(major, minor) {
  const [hasMajor = 0, hasMinor = 0] = process.versions.node.split('.').map(Number);
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return;
  console.error(
    `This site needs Node ${major}.${minor} or later; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/**
 * Runs `npm ci` if a package of the lockfile is missing or has another version. The tasks build,
 * serve and start need production dependencies only (`npm ci --omit=dev`).
 */
function installMissing() {
  const withDev = !['build', 'serve', 'start'].includes(task);
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const wanted = packagesOf('package-lock.json');
  const installed = path.join('node_modules', '.package-lock.json');
  const present = existsSync(installed) ? packagesOf(installed) : {};
  const workspaces = workspacesOf(wanted).filter(
    (folder) => withFullTest.has(task) || folder !== 'packages/full-test',
  );
  if (missingPackages(wanted, present, withDev, workspaces).length === 0) return;
  console.log('Installing packages (once, about a minute)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const selected = workspaces.map((folder) => `--workspace=${folder}`);
  const args = ['ci', ...selected, '--include-workspace-root'];
  const { status } = spawnSync(npm, [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
