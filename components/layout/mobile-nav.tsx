import { Menu, X } from 'lucide-react';
import { ButtonLink } from '#components/ui/button';
import { Disclosure } from '#components/ui/disclosure';
import type { MenuLink, NavItem } from '#lib/content/pages/layout-data';
import * as messages from '#lib/site/messages';
import { NavLink } from './nav-link';

/**
 * All items and sub-items in one list (docs/specification.md N5); a disclosure that needs no
 * script.
 */
export function MobileNav({ items, button }: { items: readonly NavItem[]; button: MenuLink }) {
  const others = items.map(({ href }) => href);
  return (
    <Disclosure className="group bar:hidden print-view:hidden print:hidden">
      <summary
        aria-label={messages.layout.phoneMenu}
        className="relative z-10 -me-2 grid size-12 place-items-center rounded-full"
      >
        <Menu aria-hidden className="size-6 group-open:hidden" strokeWidth={1.75} />
        <X aria-hidden className="not-group-open:hidden size-6" strokeWidth={1.75} />
      </summary>
      <nav
        aria-label={messages.layout.phoneMenu}
        className="floats-in absolute inset-x-0 top-full h-[calc(100dvh-var(--spacing-bar))] overflow-y-auto overscroll-contain bg-paper px-5 pb-10 sm:px-8"
      >
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {items.map(({ label, href, items: children }) => (
            <li key={label} className="border-line border-t py-1">
              <NavLink
                href={href}
                label={label}
                others={others}
                className="block py-2 font-display text-h3 aria-[current]:text-primary-text"
              />
              {children.length > 0 && (
                <ul aria-label={label} className="grid grid-cols-2 gap-x-4 pb-2 text-small">
                  {children.map((child) => (
                    <li key={child.label}>
                      <NavLink
                        {...child}
                        sub
                        className="block py-2 text-muted aria-[current=page]:text-primary-text"
                      />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        <div className="mt-6">
          <ButtonLink href={button.href}>{button.label}</ButtonLink>
        </div>
      </nav>
    </Disclosure>
  );
}
