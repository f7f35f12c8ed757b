import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { demos } from '#lib/content/collections/demos';
import { run } from './run';
import { demosVersion } from './source-hash';

/** Whether the content has demos: without them nothing of packages/demos is used. */
export const hasDemos = () => demos.valid().length > 0;

/**
 * Writes the demo host's folder, packages/demos/dist, unless it is there and its sources have not
 * changed.
 *
 * @throws Error if that fails
 */
export async function buildDemos(root = process.cwd(), make = runVite): Promise<void> {
  const folder = path.join(root, 'packages', 'demos');
  /** Version of what is in dist/, if that is complete. */
  const versionFile = path.join(root, '.next', 'cache', 'demos-version');
  const version = demosVersion(root);
  const isBuilt = [versionFile, path.join(folder, 'dist')].every((file) => existsSync(file));
  if (isBuilt && readFileSync(versionFile, 'utf8') === version) return;
  rmSync(versionFile, { force: true });
  await make(folder);
  mkdirSync(path.dirname(versionFile), { recursive: true });
  writeFileSync(versionFile, version);
}

function runVite(folder: string): Promise<void> {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const vite = path.join(path.dirname(resolve('vite/package.json')), 'bin', 'vite.js');
  return run([vite, 'build', folder]);
}
