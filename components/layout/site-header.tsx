'use client';

import { useSyncExternalStore } from 'react';

import { SearchLink } from '#components/search/search-link';
import { ButtonLink } from '#components/ui/button';
import { Logo } from '#components/ui/logo';
import { TextLink } from '#components/ui/text-link';
import type { BarStart, MenuLink, NavItem } from '#lib/content/pages/layout-data';
import * as messages from '#lib/site/messages';
import { DesktopNav } from './desktop-nav';
import { MobileNav } from './mobile-nav';

interface Props {
  /** content/logo.svg. */
  logo: string;
  name: string;
  items: readonly NavItem[];
  button: MenuLink;
  bar: BarStart;
}

function watchScroll(changed: () => void) {
  let last = window.scrollY;
  const scrolled = () => {
    // For the style of what leaves meanwhile.
    document.documentElement.toggleAttribute('data-scrolls-down', window.scrollY > last);
    last = window.scrollY;
    changed();
  };
  window.addEventListener('scroll', scrolled, { passive: true });
  return () => window.removeEventListener('scroll', scrolled);
}

/** The navigation bar. Sub-menus and the phone menu open without scripts. */
export function SiteHeader({ logo, name, items, button, bar }: Props) {
  const atTop = useSyncExternalStore(
    watchScroll,
    () => window.scrollY <= 0,
    () => false,
  );
  return (
    <header
      data-bar={bar}
      className={`fixed inset-x-0 top-0 z-40 [view-transition-name:header] print:static ${atTop ? '' : 'header-bar'}`}
    >
      <div className="mx-auto flex h-bar max-w-7xl items-center justify-between gap-3 px-5 sm:px-8 print:h-auto print:max-w-none print:px-0 print:pb-[5mm]">
        <TextLink
          href="/"
          aria-label={messages.layout.home(name)}
          className="bar:wrap-break-word bar:min-w-min min-w-0 max-w-64"
        >
          <Logo svg={logo} name={name} />
        </TextLink>
        <DesktopNav items={items} />
        <div className="flex shrink-0 items-center gap-2 print:hidden">
          <SearchLink />
          <div className="bar:block hidden max-xl:[&>a]:px-4">
            <ButtonLink href={button.href}>{button.label}</ButtonLink>
          </div>
          <MobileNav items={items} button={button} />
        </div>
      </div>
    </header>
  );
}
