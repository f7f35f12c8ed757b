'use client';

import { HeaderScrollState } from '#components/islands/header-scroll-state';
import { SearchLink } from '#components/islands/search/search-link';
import { ButtonLink } from '#components/ui/button';
import { Logo } from '#components/ui/logo';
import { TextLink } from '#components/ui/text-link';
import type { NavItem, NavLink } from '#lib/content/collections/nav';
import { PhoneMenu } from './phone-menu';
import { WideMenu } from './wide-menu';

interface Props {
  name: string;
  items: readonly NavItem[];
  button: NavLink;
}

/** The navigation bar. Sub-menus and the phone menu open without scripts. */
export function SiteHeader({ name, items, button }: Props) {
  return (
    <header className="site-header fixed inset-x-0 top-0 z-40">
      <div className="mx-auto flex h-header max-w-7xl items-center justify-between gap-3 px-5 sm:px-8">
        <TextLink href="/" aria-label={`${name}, home`}>
          <Logo name={name} />
        </TextLink>
        <WideMenu items={items} />
        <div className="flex items-center gap-2">
          <SearchLink />
          <div className="max-lg:hidden">
            <ButtonLink href={button.href}>{button.label}</ButtonLink>
          </div>
          <PhoneMenu items={items} button={button} />
        </div>
        <HeaderScrollState />
      </div>
    </header>
  );
}
