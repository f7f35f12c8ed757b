import { secondPaths } from './routes';

/** Resolves an alias to the path that the menu uses. */
export const menuPath = (path: string) => secondPaths[path] ?? path;

/**
 * Whether a menu item is active (docs/specification.md N3): if the path contains its link or that of
 * a sub-item, unless the page has an item of its own. Home is active only on `/`, because every path
 * contains it.
 *
 * @param path - path of the current page
 * @param within - links of the sub-items
 * @param others - links of all items of the menu
 */
export function isActive(
  href: string,
  path: string,
  within: readonly string[] = [],
  others: readonly string[] = [],
): boolean {
  const here = menuPath(path);
  if (href === '/' || others.includes(here)) return here === href;
  return [href, ...within].some((link) => link.startsWith('/') && here.includes(link));
}
