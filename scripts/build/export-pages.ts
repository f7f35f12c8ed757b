import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { contentRoot } from '#lib/content/load/content-folder';
import { lastRoutes } from './deferred-scripts/next-internals';
import { withTimeLeft } from './progress';
import { run } from './run';
import { buildId } from './source-hash';

interface Options {
  /** Setting that is compiled into the code of pages. */
  siteUrl: string;
  /** Addresses of the files that `makePrints` will make, which pages link. */
  downloads: readonly string[];
}

/**
 * Exports the pages to out/ with `next build`. If nothing but posts has changed since the last build,
 * it renders the pages with the code as it is compiled.
 *
 * @throws Error if that fails; the next build compiles anew
 */
export async function exportPages({ siteUrl, downloads }: Options, build = runNext): Promise<void> {
  const root = process.cwd();
  const id = buildId(root, contentRoot());
  /** What is compiled in .next. Next.js deletes this file when it compiles. */
  const compiledFile = path.join(root, '.next', 'compiled');
  const compiled = `${id} ${siteUrl}`;
  const isCompiled = existsSync(compiledFile) && readFileSync(compiledFile, 'utf8') === compiled;
  rmSync(compiledFile, { force: true });
  rmSync(path.join(root, '.next', lastRoutes), { force: true });
  await build(isCompiled ? ['--experimental-build-mode', 'generate'] : [], {
    NEXT_TELEMETRY_DISABLED: '1',
    BUILD_ID: id,
    DOWNLOADS: downloads.join(' '),
  });
  writeFileSync(compiledFile, compiled);
}

const runNext = (options: readonly string[], env: Record<string, string>) =>
  run(['node_modules/next/dist/bin/next', 'build', ...options], env, withTimeLeft());
