import { readFileSync } from 'node:fs';

let kept: ReadonlySet<string> | undefined;

/**
 * The entries whose file this build has to render: not those that it takes over from the build
 * before (docs/decisions/0011). At least one, because the framework takes an empty list for a mistake.
 *
 * @param fileOf - file of an entry below out/, e.g. `blog/blog-06.html`
 */
export function toRender<T>(entries: readonly T[], fileOf: (entry: T) => string): readonly T[] {
  const list = process.env.KEPT_FILES;
  if (!list) return entries;
  kept ??= new Set(readFileSync(list, 'utf8').split('\n'));
  const rest = entries.filter((entry) => !kept?.has(fileOf(entry)));
  return rest.length > 0 ? rest : entries.slice(0, 1);
}
