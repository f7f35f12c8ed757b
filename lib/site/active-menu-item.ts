import { aliases } from './routes';

/** Resolves an alias to the path that the menu uses. */
export const menuPath = (path: string) => aliases[path] ?? path;

/**
 * Whether a menu item is active (docs/specification.md N3): Services on /services and below except
 * AI Products; any other item if the path contains its link or that of a sub-item. Home is active
 * only on `/`, because every path contains it.
 *
 * @param path - path of the current page
 * @param within - links of the sub-items
 */
export function isActive(href: string, path: string, within: readonly string[] = []): boolean {
  const here = menuPath(path);
  if (href === '/') return here === '/';
  if (href === '/services') {
    return (here === href || here.startsWith('/services/')) && here !== '/services/ai-products';
  }
  return [href, ...within].some((link) => link.startsWith('/') && here.includes(link));
}
