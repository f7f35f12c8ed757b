import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Compiles src/ to dist/, the folder to publish: JavaScript, declarations and a manifest of its own.

const folder = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const dist = path.join(folder, 'dist');
rmSync(dist, { recursive: true, force: true });

const compiler = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
execFileSync(process.execPath, [compiler, '-p', path.join(folder, 'tsconfig.build.json')], {
  stdio: 'inherit',
});

const {
  private: _,
  scripts: __,
  devDependencies: ___,
  ...manifest
} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
manifest.exports = { './*': { types: './*.d.ts', default: './*.js' } };
writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(path.join(folder, 'README.md'), path.join(dist, 'README.md'));
copyFileSync(path.join(folder, 'LICENSE'), path.join(dist, 'LICENSE'));
