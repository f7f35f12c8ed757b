import { createRequire } from 'node:module';
import path from 'node:path';

import { run } from './run';

const folder = path.resolve('packages', 'demos');

/** Writes the demo host's folder, packages/demos/dist. @throws Error if that fails */
export function buildDemos(): Promise<void> {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const vite = path.join(path.dirname(resolve('vite/package.json')), 'bin', 'vite.js');
  return run([vite, 'build', folder]);
}
