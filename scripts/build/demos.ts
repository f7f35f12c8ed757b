import { createRequire } from 'node:module';
import path from 'node:path';

import { demos } from '#lib/content/collections/demos';
import { run } from './run';

const folder = path.resolve('packages', 'demos');

/** Whether the content has demos: without them nothing of packages/demos is used. */
export const hasDemos = () => demos.valid().length > 0;

/** Writes the demo host's folder, packages/demos/dist. @throws Error if that fails */
export function buildDemos(): Promise<void> {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const vite = path.join(path.dirname(resolve('vite/package.json')), 'bin', 'vite.js');
  return run([vite, 'build', folder]);
}
