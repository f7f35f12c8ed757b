import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const folder = path.resolve('packages', 'demos');

/** Writes the demo host's folder, packages/demos/dist. @throws Error if that fails */
export function buildDemos(): void {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const vite = path.join(path.dirname(resolve('vite/package.json')), 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', folder], { stdio: 'inherit' });
  if (status !== 0) throw new Error('vite build packages/demos has failed');
}
