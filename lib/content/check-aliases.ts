import '#server-only';

import { existsSync } from 'node:fs';
import path from 'node:path';

import { routes } from '../site/routes';
import { pagePath } from './collections/pages';
import type { ParsedFile } from './content-file';
import { contentPath } from './content-folder';
import type { Problem } from './problem';

/** Paths of the service and of generated files, which are no pages of the content. */
const others: readonly string[] = Object.values(routes).filter(
  (route): route is Extract<typeof route, string> => typeof route === 'string',
);

/**
 * Finds aliases that are a page or a file of the site, and aliases that are used twice.
 *
 * @param pages - paths of all pages
 * @param publicRoot - folder of the static files
 */
export function checkAliases(
  files: readonly ParsedFile[],
  pages: ReadonlySet<string>,
  publicRoot: string,
): Problem[] {
  const taken = new Set([...pages, ...others]);
  const first = new Map<string, string>();
  return files.flatMap(({ file, source }) => {
    const { aliases } = Object(source.data) as { aliases?: unknown };
    if (!Array.isArray(aliases)) return [];
    const { dir, name } = path.posix.parse(file);
    if (dir === contentPath('pages') && pagePath(name) === undefined) {
      const message = 'this text has no address of its own';
      const fix = 'remove the field, or move it to the file of a page';
      return [{ file, line: source.lineOf(['aliases']), field: 'aliases', message, fix }];
    }
    return aliases.flatMap((alias: unknown, index): Problem[] => {
      if (typeof alias !== 'string') return [];
      const at = { file, line: source.lineOf(['aliases', index]), field: `aliases.${index}` };
      if (taken.has(alias) || existsSync(path.join(publicRoot, alias))) {
        const fix = 'remove it: an alias is a path that has no page any more';
        return [{ ...at, message: `${alias} is an address of the site`, fix }];
      }
      // Each alias of a post below /blog is one below /blogs too.
      const key = alias.replace(/^\/blogs\//, '/blog/');
      const other = first.get(key);
      first.set(key, other ?? file);
      if (other === undefined) return [];
      const fix = 'keep it in the file of the page that replaces the old one';
      return [{ ...at, message: `the same alias is used in ${other}`, fix }];
    });
  });
}
