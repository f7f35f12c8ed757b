import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';

import { contentRoot } from '#lib/content/load/content-folder';
import { routes } from '#lib/site/routes';
import { lastRoutes, renderedFiles } from './deferred-scripts/next-internals';
import { withTimeLeft } from './progress';
import type { RouteHashes } from './route-hashes';
import { run } from './run';
import { buildId } from './source-hash';

interface Options {
  /** Setting that is compiled into the code of pages. */
  siteUrl: string;
  /** Addresses of the files that `makePrints` will make, which pages link. */
  downloads: readonly string[];
  hashes: RouteHashes;
}

/** What the last build has left in .next. */
interface LastBuild {
  /** Id of the compiled code, and the setting in it. */
  compiled?: string;
  hashes: RouteHashes;
}

/**
 * Exports the pages to out/ with `next build`. If nothing but posts has changed since the last build,
 * it takes the code as it is compiled, and the pages and files whose data are the same, and renders
 * the others.
 *
 * @throws Error if that fails; the next build compiles anew
 */
export async function exportPages(
  { siteUrl, downloads, hashes }: Options,
  build = runNext,
): Promise<void> {
  const root = process.cwd();
  const id = buildId(root, contentRoot());
  const compiled = `${id} ${siteUrl}`;
  /** Next.js deletes this file when it compiles. */
  const file = path.join(root, '.next', 'last-build.json');
  const last: LastBuild = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { hashes: {} };
  const isCompiled = last.compiled === compiled;
  const same = Object.keys(hashes).filter((url) => hashes[url] === last.hashes[url]);
  const unchanged = isCompiled ? same : [];
  rmSync(file, { force: true });
  rmSync(path.join(root, '.next', lastRoutes), { force: true });
  await build(isCompiled ? ['--experimental-build-mode', 'generate'] : [], {
    NEXT_TELEMETRY_DISABLED: '1',
    BUILD_ID: id,
    DOWNLOADS: downloads.join(' '),
    UNCHANGED_ROUTES: isCompiled ? writeList(unchanged) : '',
  });
  for (const [from, to] of unchanged.flatMap((url) => renderedFiles(url, isPage(url)))) {
    await copyFile(path.join(root, '.next', from), path.join(root, 'out', to));
  }
  writeFileSync(file, JSON.stringify({ compiled, hashes } satisfies LastBuild));
}

const isPage = (url: string) => url.startsWith(routes.post(''));

/** Writes the list that lib/content/pages/unchanged-routes.ts reads, and returns its path. */
function writeList(urls: readonly string[]): string {
  const file = path.resolve('.next', 'unchanged-routes.json');
  writeFileSync(file, JSON.stringify(urls));
  return file;
}

const runNext = (options: readonly string[], env: Record<string, string>) =>
  run(['node_modules/next/dist/bin/next', 'build', ...options], env, withTimeLeft());
