// Starts a task of this folder: `node scripts/run.mjs <task> [arguments]`. Plain Node without
// dependencies, because on a fresh clone it is what installs them.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [task, ...args] = process.argv.slice(2);
process.chdir(root);
process.env.NEXT_TELEMETRY_DISABLED = '1';

requireNode(20, 9);
installMissing();

const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${task}.ts`, ...args], {
  stdio: 'inherit',
});
// A terminal sends Ctrl+C to both; a supervisor signals this process alone.
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

/** Runs `npm ci` when node_modules does not stand for the lockfile as it is now. */
function installMissing() {
  const stamp = path.join(root, 'node_modules', '.installed-lockfile');
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (once, about half a minute)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}
