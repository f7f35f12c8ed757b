/**
 * Whether a menu item is the place where the visitor is (spec, section 2: Site shell): Services on
 * /services and below except AI Products; any other item when the path equals or contains its link
 * or that of one of its sub-items. Home is contained in every path, so it counts on equality alone.
 */
export function isActive(href: string, path: string, within: readonly string[] = []): boolean {
  if (href === '/') return path === '/';
  if (href === '/services') {
    return (path === href || path.startsWith('/services/')) && path !== '/services/ai-products';
  }
  return [href, ...within].some((link) => link.startsWith('/') && path.includes(link));
}
