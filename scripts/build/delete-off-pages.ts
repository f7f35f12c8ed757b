import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { offPaths, placeholder } from '#lib/content/pages/static-params';
import { isUnused } from './deferred-scripts/next-internals';

/**
 * What `npm run dev` alone serves (components/layout/content-refresh.tsx), and the route of Next.js that
 * is a copy of 404.html.
 */
const otherPaths = ['/content-changes', '/_not-found'];

/**
 * Deletes what `next build` has exported although the site does not have it: pages that are off,
 * placeholders of empty lists, and what no visitor asks for.
 *
 * @param paths - their URL paths
 * @throws Error if one of them is not there, or if another placeholder is
 */
export async function deleteOffPages(
  out: string,
  paths: readonly string[] = [...offPaths(), ...otherPaths],
): Promise<void> {
  for (const each of paths) await deleteAt(path.join(out, each), each);
  const files = await readdir(out, { recursive: true, withFileTypes: true });
  const left = files.find((file) => file.isFile() && path.parse(file.name).name === placeholder);
  if (!left) return;
  throw new Error(
    `next build has exported ${path.join(left.parentPath ?? left.path, left.name)}, a placeholder of no empty list in lib/content/pages/static-params.ts, or an entry of that name.\n    Fix: call staticParams() with the path of the route in app/, or rename the entry`,
  );
}

/** Deletes a page with its payloads, or a file. */
async function deleteAt(target: string, url: string): Promise<void> {
  const isPage = existsSync(`${target}.html`);
  const files = isPage ? [`${target}.html`, `${target}.txt`] : [target];
  // Further pages may be below it.
  const segments = isPage && existsSync(target) ? await readdir(target) : [];
  files.push(...segments.filter(isUnused).map((name) => path.join(target, name)));
  for (const file of files) {
    await rm(file).catch((error) => {
      throw new Error(
        `next build has not exported ${url}, which lib/content/pages/static-params.ts expects`,
        { cause: error },
      );
    });
  }
}
