import { ChevronDown, Menu, X } from 'lucide-react';

import { ClosingDetails } from '#components/islands/closing-details';
import { HeaderGround } from '#components/islands/header-ground';
import { NavLink } from '#components/islands/nav-link';
import { NavMenu } from '#components/islands/nav-menu';
import { ButtonLink } from '#components/ui/button';
import { Logo } from '#components/ui/logo';
import { TextLink } from '#components/ui/text-link';
import type { NavLink as Link, NavItem } from '#lib/content/collections/nav';

interface Props {
  name: string;
  items: readonly NavItem[];
  button: Link;
}

/** The navigation bar. Sub-menus and the phone menu open without scripts. */
export function SiteHeader({ name, items, button }: Props) {
  return (
    <header className="site-header fixed inset-x-0 top-0 z-40">
      <div className="mx-auto flex h-header max-w-7xl items-center justify-between gap-6 px-5 sm:px-8">
        <TextLink href="/" aria-label={`${name}, home`}>
          <Logo name={name} />
        </TextLink>
        <WideMenu items={items} />
        <div className="max-lg:hidden">
          <ButtonLink href={button.href}>{button.label}</ButtonLink>
        </div>
        <PhoneMenu items={items} button={button} />
        <HeaderGround />
      </div>
    </header>
  );
}

function WideMenu({ items }: Pick<Props, 'items'>) {
  return (
    <NavMenu>
      <ul className="flex items-center gap-1 text-small font-medium">
        {items.map(({ label, href, items: children }) => (
          <li key={label} className="nav-item relative flex items-center">
            <NavLink
              href={href}
              label={label}
              within={children.map((child) => child.href)}
              className="block rounded-full px-3 py-3 hover:text-indigo-text aria-[current]:text-indigo-text"
            />
            {children.length > 0 && (
              <>
                <MenuButton opens={label} />
                <Panel items={children} label={label} />
              </>
            )}
          </li>
        ))}
      </ul>
    </NavMenu>
  );
}

/** Opens a sub-menu for those who can't hover; its link beside it goes to the page itself. */
function MenuButton({ opens }: { opens: string }) {
  return (
    <button
      type="button"
      aria-expanded="false"
      aria-label={`${opens} menu`}
      className="scripts-only -ml-2.5 grid size-6 place-items-center rounded-full hover:text-indigo-text"
    >
      <ChevronDown aria-hidden className="nav-chevron size-4" strokeWidth={2} />
    </button>
  );
}

function Panel({ items, label }: { items: readonly Link[]; label: string }) {
  const columns = items.length > 6 ? 'grid-cols-2 w-md' : 'w-60';
  return (
    <div className="nav-panel absolute top-full -left-3 pt-2">
      <ul aria-label={label} className={`grid ${columns} rounded-card bg-surface p-3 shadow-lift`}>
        {items.map((item) => (
          <li key={item.label}>
            <NavLink
              {...item}
              className="block rounded-xl px-3 py-2.5 hover:bg-indigo-tint aria-[current=page]:text-indigo-text"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PhoneMenu({ items, button }: Omit<Props, 'name'>) {
  return (
    <ClosingDetails className="site-menu lg:hidden">
      <summary
        aria-label="Menu"
        className="relative z-10 -mr-2 grid size-12 place-items-center rounded-full"
      >
        <Menu aria-hidden className="when-closed size-6" strokeWidth={1.75} />
        <X aria-hidden className="when-open size-6" strokeWidth={1.75} />
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full h-dvh overflow-y-auto overscroll-contain bg-paper px-5 pb-40 sm:px-8"
      >
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {items.map(({ label, href, items: children }) => (
            <li key={label} className="border-t border-line py-2">
              <NavLink
                href={href}
                label={label}
                className="block py-2 font-display text-h3 aria-[current]:text-indigo-text"
              />
              {children.length > 0 && (
                <ul aria-label={label} className="pb-2">
                  {children.map((child) => (
                    <li key={child.label}>
                      <NavLink
                        {...child}
                        className="block py-2 text-muted aria-[current=page]:text-indigo-text"
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
    </ClosingDetails>
  );
}
