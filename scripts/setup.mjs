// Prepares a fresh clone before `npm start`, `npm run dev` and `npm test` (package.json). Uses Node.js
// alone, because there may be no packages yet. With `--omit=dev`, production packages are enough.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This site needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

const packagesOf = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
const wanted = packagesOf('package-lock.json');
// Written by npm at the end of an installation.
const installed = packagesOf('node_modules/.package-lock.json');

const productionOnly = process.argv.includes('--omit=dev');
const missing = Object.keys(wanted).filter((folder) => {
  const { version, link, dev, optional, devOptional } = wanted[folder];
  // npm installs only those optional packages that are for this system.
  if (!folder.startsWith('node_modules/') || link || optional || devOptional) return false;
  return !(dev && productionOnly) && installed[folder]?.version !== version;
});

if (missing.length > 0) {
  // `npm ci` deletes the folder first: only the missing packages are added to an installation.
  const command = Object.keys(installed).length > 0 ? ['install', '--no-save'] : ['ci'];
  const what = `npm ${command.join(' ')} (${missing.length} are missing)`;
  console.log(`Installing packages into node_modules: ${what}`);
  const include = productionOnly ? [] : ['--include=dev'];
  const args = [...command, '--no-audit', '--no-fund', ...include];
  const { status } = spawnSync('npm', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exit(status ?? 1);
}
