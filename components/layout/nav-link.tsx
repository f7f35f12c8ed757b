import { usePathname } from 'next/navigation';

import { TextLink } from '#components/ui/text-link';
import { isActive, menuPath } from '#lib/site/active-menu-item';

/**
 * A menu link with `aria-current`. Each page is rendered with its own path, so the attribute is in
 * the exported HTML (docs/specification.md N3, docs/decisions/0015-kept-on-purpose.md).
 */
export function NavLink({
  href,
  label,
  within = [],
  others = [],
  sub = false,
  className,
  onClick,
}: {
  href: string;
  label: string;
  /** Links of its sub-menu; the item is also active on these pages. */
  within?: readonly string[];
  /** Links of all items of the menu. */
  others?: readonly string[];
  /** Sub-items are active on their own page only, not on pages below it. */
  sub?: boolean;
  className?: string;
  onClick?: () => void;
}) {
  const path = menuPath(usePathname());
  const here = path === href;
  const active = !sub && isActive(href, path, within, others);
  return (
    <TextLink
      href={href}
      className={className}
      onClick={onClick}
      aria-current={here ? 'page' : active ? 'true' : undefined}
    >
      {label}
    </TextLink>
  );
}
