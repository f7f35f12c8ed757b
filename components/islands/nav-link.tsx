'use client';

import { usePathname } from 'next/navigation';

import { TextLink } from '#components/ui/text-link';
import { isActive, menuPath } from '#lib/site/active';

/**
 * A menu link that knows whether the visitor is there. The export renders it once a page, so the
 * mark stands in the HTML and needs no script.
 */
export function NavLink({
  href,
  label,
  within = [],
  sub = false,
  className,
}: {
  href: string;
  label: string;
  /** Links of its sub-menu: being on one of them counts too. */
  within?: readonly string[];
  /** A sub-item is its own page alone, not those below it. */
  sub?: boolean;
  className?: string;
}) {
  const path = menuPath(usePathname());
  const here = path === href;
  const active = !sub && isActive(href, path, within);
  return (
    <TextLink
      href={href}
      className={className}
      // A sub-menu stays open while focus is inside it; a chosen link lets go of it.
      onClick={(event) => event.currentTarget.blur()}
      aria-current={here ? 'page' : active ? 'true' : undefined}
    >
      {label}
    </TextLink>
  );
}
