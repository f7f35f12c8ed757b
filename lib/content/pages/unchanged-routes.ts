import '#server-only';

import { readFileSync } from 'node:fs';

import { onceFromContent } from '../load/content-folder';

/** URL paths that scripts/build/export-pages.ts lists. */
const unchangedRoutes = onceFromContent(() => {
  const list = process.env.UNCHANGED_ROUTES;
  return new Set<string>(list ? JSON.parse(readFileSync(list, 'utf8')) : []);
});

/**
 * Values of a route without those whose pages or files the build takes from the last one. An export
 * refuses a route without any, so one stays.
 */
export function changedOnly(
  values: readonly string[],
  pathOf: (value: string) => string,
): string[] {
  const changed = values.filter((value) => !unchangedRoutes().has(pathOf(value)));
  return changed.length > 0 ? changed : values.slice(0, 1);
}
