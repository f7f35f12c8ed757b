import { aliases } from './routes';

/** The address that the menu knows a page by: an alias is the page that it repeats. */
export const menuPath = (path: string) => aliases[path] ?? path;

/**
 * Whether a menu item is the place where the visitor is (docs/specification.md N3): Services on
 * /services and below except AI Products; any other item when the path equals or contains its link
 * or that of one of its sub-items. Home is contained in every path, so it counts on equality alone.
 */
export function isActive(href: string, path: string, within: readonly string[] = []): boolean {
  const here = menuPath(path);
  if (href === '/') return here === '/';
  if (href === '/services') {
    return (here === href || here.startsWith('/services/')) && here !== '/services/ai-products';
  }
  return [href, ...within].some((link) => link.startsWith('/') && here.includes(link));
}
