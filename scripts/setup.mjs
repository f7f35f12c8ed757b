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
  console.log(`Installing packages into node_modules: npm ci (${missing.length} are missing)`);
  const args = ['ci', '--no-audit', '--no-fund', ...(productionOnly ? [] : ['--include=dev'])];
  const { status } = spawnSync('npm', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exit(status ?? 1);
}
